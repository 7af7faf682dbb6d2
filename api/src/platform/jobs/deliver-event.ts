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
interface BackgroundCheckDetails {
  backgroundCheckId: string
}
interface TenancyDetails {
  tenancyId: string
}
/** Notice can wait for the other side; its tenancy says whether it is in effect. */
interface TenancyStep extends TenancyDetails {
  by: TenancySide
}
interface HomeDetails {
  propertyId: string
}

/** What can happen, mostly with the id of the row that has the details. Who hears of it is in subscribers.ts. */
interface EventDetails {
  maintenance_filed: { requestId: string }
  maintenance_updated: { updateId: string }
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
  background_check_asked: BackgroundCheckDetails
  background_check_declined: BackgroundCheckDetails
  background_check_lapsed: BackgroundCheckDetails
  background_check_ready: BackgroundCheckDetails
  background_check_failed: BackgroundCheckDetails
  background_check_released: BackgroundCheckDetails
  tenancy_offered: TenancyDetails
  tenancy_agreed: TenancyDetails
  tenancy_declined: TenancyDetails
  tenancy_withdrawn: TenancyDetails
  tenancy_moved_in: TenancyStep
  tenancy_notice: TenancyStep
  tenancy_notice_accepted: TenancyStep
  tenancy_cancelled: TenancyStep
  report_filed: { violationId: string }
  violation_decided: { violationId: string; isAppeal: boolean }
  administrator_acted: { actId: string }
  /** Findable now: new, or private, deleted or rented before. */
  property_listed: HomeDetails
  /** While it is public: its pictures, its address or its rent. */
  property_changed: HomeDetails
  /** In dollars a month. */
  property_cheaper: HomeDetails & { rentBefore: number }
  property_rented: HomeDetails
  /** This address can belong to no account. */
  password_forgotten: { email: string }
}

type EventType = keyof EventDetails
type EventOf<Type extends EventType> = { [Each in Type]: { type: Each } & EventDetails[Each] }[Type]
export type PortalEvent = EventOf<EventType>

/** Must write only in the transaction; the id grows with the event's time. */
export type Subscriber<Type extends EventType> = (
  transaction: Database,
  event: EventOf<Type>,
  eventId: string,
) => Promise<void>

/** One after the other. */
export type Subscribers = { readonly [Type in EventType]: readonly Subscriber<Type>[] }

/** Guarantee: under a type are only those who hear of that type. */
const subscribersOf = (subscribers: Partial<Subscribers>, { type }: PortalEvent) =>
  (subscribers[type] ?? []) as readonly Subscriber<EventType>[]

/** pg-boss's types leave it out. */
const Completion = z.object({ affected: z.int() })

/**
 * All subscribers' writes and the job's completion are one transaction: a process that dies in the middle has done
 * nothing, and one that was considered dead cannot do it again.
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
