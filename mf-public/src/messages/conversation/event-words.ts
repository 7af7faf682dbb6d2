import { visitInWords } from '@portal/app-kit/visit-in-words'
import type { ThreadMessage } from '@portal/contract/threads/thread'
import { formatDate } from '@portal/shared-ui/format-date'

type Event = NonNullable<ThreadMessage['event']>

const verbs: Record<Exclude<Event['type'], 'other'>, string> = {
  inquiry_declined: 'declined the inquiry',
  inquiry_completed: 'closed the inquiry',
  inquiry_cancelled: 'canceled the inquiry',
  inquiry_expired: 'The inquiry expired without an answer',
  viewing_scheduled: 'scheduled a tour',
  viewing_proposed: 'proposed times for a tour',
  viewing_chosen: 'chose a time for the tour',
  viewing_called_off: 'canceled the tour',
  viewing_outcome: 'confirmed the tour',
  application_received: 'applied for this home',
  application_accepted: 'accepted the application',
  application_declined: 'declined the application',
  application_withdrawn: 'withdrew the application',
  application_expired: 'The application expired',
  application_reopened: 'The home is available again, so the application is open again',
  tenancy_offered: 'sent an offer',
  tenancy_agreed: 'agreed to the tenancy',
  tenancy_declined: 'declined the offer',
  tenancy_withdrawn: 'withdrew the offer',
  tenancy_cancelled: 'canceled the tenancy',
  tenancy_moved_in: 'moved in',
  tenancy_notice: 'gave notice',
  tenancy_notice_accepted: 'accepted the notice',
  tenancy_ended: 'The tenancy ended',
}

const beforeDay: Partial<Record<Event['type'], string>> = {
  tenancy_offered: ' starting',
  tenancy_agreed: ' from',
  tenancy_notice: ' for',
  tenancy_notice_accepted: ' for',
  tenancy_ended: ' on',
}

/** In place of the event's own verb. */
const byReason: Record<string, string> = {
  home_rented: 'The home was rented, so there is no tour',
  another_applicant: 'The home went to another applicant',
  account_closed: 'closed their account, so the tenancy was canceled',
  tenant_absent: 'reported that the tenant didn’t show up for the tour',
  landlord_absent: 'reported that the landlord didn’t show up for the tour',
}

/** Those that nobody does, and that are sentences. */
const isSentence = (words: string): boolean => /^[A-Z]/.test(words)

/** "Dana scheduled a tour: Tue, Nov 24, 2026, 10:00 AM PST". `who` did it. */
export const eventInWords = (
  { event, senderId }: Pick<ThreadMessage, 'event' | 'senderId'>,
  who: string,
  timeZone: string | null = null,
): string => {
  const { type = 'other', at, day, reason } = event ?? {}
  const verb = byReason[reason ?? ''] ?? (type === 'other' ? 'changed something' : verbs[type])
  const what = isSentence(verb) ? verb : `${senderId === null ? 'The portal' : who} ${verb}`
  if (day) return `${what}${beforeDay[type] ?? ':'} ${formatDate(day)}`
  return at ? `${what}: ${visitInWords(at, timeZone)}` : what
}
