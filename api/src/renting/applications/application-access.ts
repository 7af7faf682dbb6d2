import type { ApplicationStatus } from '@portal/contract/applications/application'
import { rentalApplicationLifecycle } from '@portal/contract/applications/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Context } from '../../platform/request/context.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { applicationStatus, applications } from '../../schema/applications.ts'
import { properties } from '../../schema/properties.ts'

/**
 * Locks the home and then the application that the caller sent for it, or received as a landlord, with its status at
 * this moment. The home is undefined once it is gone for good. Throws `not_found` for any other application.
 */
export const lockOwnApplication = async ({ database, caller }: Context<Caller>, id: string) => {
  const isIt = eq(applications.id, id)
  const isHomeOf = sql`${properties.id} = (select ${applications.propertyId} from ${applications} where ${isIt})`
  const [home] = await database.select().from(properties).where(isHomeOf).for('no key update')
  const [application] = await database
    .select({ ...getTableColumns(applications), status: applicationStatus })
    .from(applications)
    .where(isIt)
    .for('no key update')
  if (!application) throw notFound('application')
  const owner = caller.userType === 'landlord' ? application.landlordId : application.tenantId
  if (owner !== caller.id) throw notFound('application', { belongsToAnother: true })
  return { application, home }
}

const statusWords: Record<ApplicationStatus, string> = {
  submitted: 'is waiting for a decision',
  under_review: 'is under review',
  accepted: 'was accepted',
  declined: 'was declined',
  withdrawn: 'was withdrawn',
  expired: 'has expired',
}

/** Throws `conflict`, and says why. */
export const refuseUnlessMayBecome = (status: ApplicationStatus, next: ApplicationStatus): void => {
  if (!mayFollow(rentalApplicationLifecycle, status, next))
    throw new Refusal('conflict', `This application ${statusWords[status]}.`)
}
