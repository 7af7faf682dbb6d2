// What would grow forever: rows that nobody can use anymore.
import { and, lt, not, or, sql } from 'drizzle-orm'
import { aiContentLogs } from '../schema/assistant.ts'
import { clientReports } from '../schema/client-reports.ts'
import { clientRequests } from '../schema/client-requests.ts'
import { aiInsights } from '../schema/insights.ts'
import { isGone, properties } from '../schema/properties.ts'
import { aiReminders } from '../schema/reminders.ts'
import { homeAlerts } from '../schema/saved-searches.ts'
import { knownBrowsers, rateLimits, securityEvents, sessions } from '../schema/sessions.ts'
import { webhookEvents } from '../schema/subscriptions.ts'
import type { Database } from './database.ts'
import { bringBackSessions, isSessionOver } from './find-caller.ts'

const requestLifetime = sql`interval '7 days'`
const reportLifetime = sql`interval '7 days'`
const alertLifetime = sql`interval '7 days'`
const modelLogLifetime = sql`interval '90 days'`
const auditLifetime = sql`interval '90 days'`
const reminderLifetime = sql`interval '90 days'`
/** The provider sends an event again for three days, and by hand for a month. */
const eventLifetime = sql`interval '90 days'`

/** Done or deleted for long: its id need not be known any longer. */
const isReminderOver = and(
  or(aiReminders.isCompleted, not(aiReminders.isActive)),
  lt(aiReminders.updatedAt, sql`now() - ${reminderLifetime}`),
)

/**
 * Brings back sessions that are ahead of the clock. Deletes sessions that have ended by themselves, browsers that are known no longer, limits whose tries are all free
 * again, client ids, pages' reports and alerts of a week ago, insights that nobody looked at for a month, the audit, the payment
 * provider's events, what was asked of the language model and reminders that have been over for three months, and homes that can be
 * restored no longer.
 */
export const keepHouse = async (database: Database): Promise<void> => {
  await bringBackSessions(database)
  await database.delete(sessions).where(isSessionOver)
  await database.delete(knownBrowsers).where(lt(knownBrowsers.expiresAt, sql`now()`))
  await database.delete(rateLimits).where(lt(rateLimits.freeAt, sql`now()`))
  await database.delete(clientRequests).where(lt(clientRequests.createdAt, sql`now() - ${requestLifetime}`))
  await database.delete(clientReports).where(lt(clientReports.createdAt, sql`now() - ${reportLifetime}`))
  await database.delete(homeAlerts).where(lt(homeAlerts.createdAt, sql`now() - ${alertLifetime}`))
  await database.delete(aiInsights).where(lt(aiInsights.expiresAt, sql`now()`))
  await database.delete(securityEvents).where(lt(securityEvents.createdAt, sql`now() - ${auditLifetime}`))
  await database.delete(webhookEvents).where(lt(webhookEvents.createdAt, sql`now() - ${eventLifetime}`))
  await database.delete(aiReminders).where(isReminderOver)
  await database.delete(aiContentLogs).where(lt(aiContentLogs.createdAt, sql`now() - ${modelLogLifetime}`))
  await database.delete(properties).where(isGone)
}
