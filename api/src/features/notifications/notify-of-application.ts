import { type ApplicationNews, tellOfApplication } from '../../domain/tell-of-application.ts'
import type { EventHandler } from '../../platform/jobs/deliver-event.ts'

const news = {
  application_received: 'received',
  application_opened: 'opened',
  application_accepted: 'accepted',
  application_declined: 'declined',
  application_withdrawn: 'withdrawn',
  application_reopened: 'reopened',
} as const satisfies Record<string, ApplicationNews>

/** Tells landlord and tenant of what the other does about an application. */
export const notifyOfApplication =
  (by: { hasMail: boolean }): EventHandler =>
  async (transaction, event) => {
    if ('applicationId' in event)
      await tellOfApplication(transaction, event.applicationId, news[event.type], by)
  }
