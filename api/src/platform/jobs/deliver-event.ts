import type { TenancySide } from '@portal/contract/tenancies/lifecycle'
import type { Job, PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { jobDatabase } from './job-database.ts'

export const eventQueue = 'events'

interface InquiryDetails {
  inquiryId: string
}
interface ConsentDetails {
  consentId: string
}
interface ApplicationDetails {
  applicationId: string
}
interface TenancyDetails {
  tenancyId: string
}
/** Notice may wait for the other side; whether it is in effect by now, its tenancy says. */
interface TenancyStep extends TenancyDetails {
  /** Who did it. */
  by: TenancySide
}
interface HomeDetails {
  propertyId: string
}

/** What can happen, and what is known of it: mostly the row that has the details. Who hears of it is in subscribers.ts. */
interface EventDetails {
  maintenance_filed: { requestId: string }
  maintenance_updated: { updateId: string }
  /** A person wrote in a conversation. */
  message_sent: { messageId: string }
  inquiry_received: InquiryDetails
  /** `leavesTour` if words were added about a tour that is scheduled. */
  inquiry_answered: InquiryDetails & { leavesTour?: true }
  inquiry_cancelled: InquiryDetails
  viewing_proposed: InquiryDetails
  viewing_chosen: InquiryDetails
  viewing_called_off: InquiryDetails
  viewing_outcome: InquiryDetails
  viewing_ended: InquiryDetails
  consent_asked: ConsentDetails
  consent_shared: ConsentDetails
  consent_granted: ConsentDetails
  consent_denied: ConsentDetails
  consent_revoked: ConsentDetails
  consent_first_read: ConsentDetails
  application_received: ApplicationDetails
  application_opened: ApplicationDetails
  application_accepted: ApplicationDetails
  application_declined: ApplicationDetails
  application_withdrawn: ApplicationDetails
  application_reopened: ApplicationDetails
  tenancy_offered: TenancyDetails
  tenancy_agreed: TenancyDetails
  tenancy_declined: TenancyDetails
  tenancy_withdrawn: TenancyDetails
  tenancy_moved_in: TenancyStep
  tenancy_notice: TenancyStep
  tenancy_notice_accepted: TenancyStep
  tenancy_cancelled: TenancyStep
  /** The home is findable now: it is new, or was private, deleted or rented before. */
  property_listed: HomeDetails
  /** The rent is lower than before, in dollars a month. */
  property_cheaper: HomeDetails & { rentBefore: number }
  property_rented: HomeDetails
  /** Someone typed this address, which may belong to no account. */
  password_forgotten: { email: string }
}

type EventType = keyof EventDetails
/** An event of one of these types. */
type EventOf<Type extends EventType> = { [Each in Type]: { type: Each } & EventDetails[Each] }[Type]
export type PortalEvent = EventOf<EventType>

/** Hears of events of these types, with writes only in the transaction; the id grows with the event's time. */
export type Subscriber<Type extends EventType> = (
  transaction: Database,
  event: EventOf<Type>,
  eventId: string,
) => Promise<void>

/** Who hears of each event, one after the other. */
export type Subscribers = { readonly [Type in EventType]: readonly Subscriber<Type>[] }

/** Guarantee: under a type are only those who hear of that type. */
const subscribersOf = (subscribers: Partial<Subscribers>, { type }: PortalEvent) =>
  (subscribers[type] ?? []) as readonly Subscriber<EventType>[]

/** pg-boss's answer to a completion, which its types leave out. */
const Completion = z.object({ affected: z.int() })

/**
 * Delivers an event to all its subscribers. Their writes and the job's completion are one transaction: a process
 * that dies in the middle has done nothing, and one that was considered dead cannot do it again.
 */
export const deliverEvent = (
  boss: PgBoss,
  database: Database,
  subscribers: Partial<Subscribers>,
  job: Job<PortalEvent>,
): Promise<void> =>
  inTransaction(database, async transaction => {
    for (const hear of subscribersOf(subscribers, job.data)) await hear(transaction, job.data, job.id)
    const completed = await boss.complete(eventQueue, job, null, { db: jobDatabase(transaction) })
    if (Completion.parse(completed).affected === 0)
      throw new Error(`The event ${job.id} was given to another process, because this one was too slow`)
  })
