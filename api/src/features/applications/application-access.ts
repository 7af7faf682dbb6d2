// Fetches an application that the caller may change, or throws.
import type { ApplicationStatus } from '@portal/contract/applications/application'
import { rentalApplicationLifecycle } from '@portal/contract/applications/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { applicationStatus, applications, isApplicationShown } from '../../schema/applications.ts'

/**
 * Locks the application that the caller sent, or received as a landlord, until the transaction ends, with its status at this moment.
 * Throws `not_found` for any other application, and while its home is deleted.
 */
export const lockOwnApplication = async (transaction: Database, caller: Caller, id: string) => {
  const [application] = await transaction
    .select({ ...getTableColumns(applications), status: applicationStatus })
    .from(applications)
    .where(and(eq(applications.id, id), isApplicationShown))
    .for('no key update')
  if (!application) throw notFound('application')
  const owner = caller.userType === 'landlord' ? application.landlordId : application.tenantId
  if (owner !== caller.id) throw notFound('application', { belongsToAnother: true })
  return application
}

const said: Record<ApplicationStatus, string> = {
  submitted: 'is waiting for a decision',
  under_review: 'is being looked at',
  accepted: 'was accepted',
  declined: 'was declined',
  withdrawn: 'was withdrawn',
  expired: 'has expired',
}

/** Throws `conflict`, and says why, unless an application with this status may change to the next. */
export const refuseUnlessMayBecome = (status: ApplicationStatus, next: ApplicationStatus): void => {
  if (!mayFollow(rentalApplicationLifecycle, status, next))
    throw new Refusal('conflict', `This application ${said[status]}.`)
}
