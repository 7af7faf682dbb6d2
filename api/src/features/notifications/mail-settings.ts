// Which kinds of mail a person gets, and the way out that each such mail has.
import {
  MailSettings,
  type mailSettingsEndpoints,
} from '@portal/contract/notifications/mail-settings-endpoints'
import { eq } from 'drizzle-orm'
import { readMailToken, settingOf } from '../../domain/mail-token.ts'
import { invalid } from '../../platform/request/refusal.ts'
import { refuseStale } from '../../platform/request/refuse-stale.ts'
import type { Verb } from '../../platform/request/route.ts'
import { newsletterSubscribers } from '../../schema/newsletter.ts'
import { users } from '../../schema/people.ts'

const columns = { ...settingOf, messageText: 'showsMessageText' } as const
type Name = keyof typeof columns
type Person = Pick<typeof users.$inferSelect, (typeof columns)[Name] | 'updatedAt'>

const asSettings = (person: Person): MailSettings => ({
  alerts: person.wantsAlertMails,
  messages: person.wantsMessageMails,
  applications: person.wantsApplicationMails,
  tours: person.wantsTourMails,
  repairs: person.wantsRepairMails,
  messageText: person.showsMessageText,
  updatedAt: person.updatedAt,
})

export const readMailSettings: Verb<typeof mailSettingsEndpoints.read> = async ({ caller }) => ({
  settings: asSettings(caller),
})

export const changeMailSettings: Verb<typeof mailSettingsEndpoints.change> = async (
  { database, caller },
  { body: { updatedAt: seenAt, ...sent } },
) => {
  await refuseStale({
    table: users,
    columns,
    stored: caller,
    seenAt,
    sent,
    schema: MailSettings,
    current: () => asSettings(caller),
  })
  const { updatedAt: _, ...settings } = { ...asSettings(caller), ...sent }
  const names = Object.keys(columns) as Name[] // Guarantee: they are the keys above.
  const [person = caller] = await database
    .update(users)
    .set(Object.fromEntries(names.map(name => [columns[name], settings[name]])))
    .where(eq(users.id, caller.id))
    .returning()
  return { settings: asSettings(person) }
}

/**
 * Can be repeated; of a subscriber to the newsletter, nothing is kept. Throws `invalid`, at the field
 * `token`, for a token that is not ours.
 */
export const unsubscribe: Verb<typeof mailSettingsEndpoints.unsubscribe> = async (
  { database, mail },
  { query: { token } },
) => {
  const consent = mail && readMailToken(token, mail.secretKeys)
  if (!consent || consent.purpose === 'join' || consent.purpose === 'keep_email') {
    const message = 'This link is not valid'
    throw invalid('token', message)
  }
  const { id, purpose } = consent
  if (purpose === 'newsletter')
    await database.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
  else
    await database
      .update(users)
      .set({ [settingOf[purpose]]: false })
      .where(eq(users.id, id))
}
