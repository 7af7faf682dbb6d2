import type { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { eq } from 'drizzle-orm'
import { notificationTopic } from '../../domain/add-notification.ts'
import type { Verb } from '../../platform/request/route.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { selectNotifications } from './own-notifications.ts'

/** Streams new notifications while the caller listens; after a failure they reconnect and fetch the list again. */
export const streamNotifications: Verb<typeof notificationEndpoints.stream> =
  async ({ database, caller, jobs }) =>
  (send, end) => {
    const sendArrived = async (id: string): Promise<void> => {
      const [arrived] = await selectNotifications(database, caller.id, eq(aiNotifications.id, id))
      if (arrived) send(arrived)
    }
    return jobs.signals.subscribe(notificationTopic(caller.id), id => sendArrived(id).catch(end), end)
  }
