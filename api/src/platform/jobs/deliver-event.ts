import type { TenancySide } from '@portal/contract/tenancies/lifecycle'
import type { Job, PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { jobDatabase } from './job-database.ts'

export const eventQueue = 'events'

/** Events that features react to: most name the row that has the details. */
export type PortalEvent =
  | { type: 'maintenance_filed'; requestId: string }
  | { type: 'maintenance_updated'; updateId: string }
  | { type: 'inquiry_received'; inquiryId: string }
  /** `leavesTour` if words were added about a tour that is scheduled. */
  | { type: 'inquiry_answered'; inquiryId: string; leavesTour?: true }
  | { type: 'inquiry_cancelled'; inquiryId: string }
  /** A person wrote in a conversation. */
  | { type: 'message_sent'; messageId: string }
  | { type: `viewing_${'proposed' | 'chosen' | 'called_off' | 'outcome' | 'ended'}`; inquiryId: string }
  | {
      type: `consent_${'asked' | 'shared' | 'granted' | 'denied' | 'revoked' | 'first_read'}`
      consentId: string
    }
  | {
      type: `application_${'received' | 'opened' | 'accepted' | 'declined' | 'withdrawn' | 'reopened'}`
      applicationId: string
    }
  | { type: `tenancy_${'offered' | 'agreed' | 'declined' | 'withdrawn'}`; tenancyId: string }
  /** Notice may wait for the other side; whether it is in effect by now, its tenancy says. `by` is who did it. */
  | {
      type: `tenancy_${'moved_in' | 'notice' | 'notice_accepted' | 'cancelled'}`
      tenancyId: string
      by: TenancySide
    }
  /** The home is findable now: it is new, or was private, deleted or rented before. */
  | { type: 'property_listed'; propertyId: string }
  /** The rent is lower than before, in dollars a month. */
  | { type: 'property_cheaper'; propertyId: string; rentBefore: number }
  | { type: 'property_rented'; propertyId: string }
  /** Someone typed this address, which may belong to no account. */
  | { type: 'password_forgotten'; email: string }

/** Handles an event, with writes only in the transaction; the id grows with the event's time. */
export type EventHandler = (transaction: Database, event: PortalEvent, eventId: string) => Promise<void>

/** pg-boss's answer to a completion, which its types leave out. */
const Completion = z.object({ affected: z.int() })

/**
 * Delivers an event to all handlers. Their writes and the job's completion are one transaction: a process
 * that dies in the middle has done nothing, and one that was considered dead cannot do it again.
 */
export const deliverEvent = (
  boss: PgBoss,
  database: Database,
  handlers: readonly EventHandler[],
  job: Job<PortalEvent>,
): Promise<void> =>
  inTransaction(database, async transaction => {
    for (const handle of handlers) await handle(transaction, job.data, job.id)
    const completed = await boss.complete(eventQueue, job, null, { db: jobDatabase(transaction) })
    if (Completion.parse(completed).affected === 0)
      throw new Error(`The event ${job.id} was given to another process, because this one was too slow`)
  })
