// What the assistant says to a message that describes a danger. Our own instructions come first.
import type { UserType } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'
import { findDangers } from '@portal/language/emergencies/find-dangers'

/** What to do once everyone is safe. The portal has no phone numbers of landlords. */
const afterward: Record<UserType, string> = {
  tenant: `Once you are safe, tell your landlord: call the emergency number in your lease if there is one, and send an urgent request under [Maintenance](${sitePaths.maintenanceRequests}).`,
  landlord: `Once everyone is safe, send your emergency repair service, and keep the tenants informed under [Maintenance](${sitePaths.maintenanceManagement}).`,
}

/** Undefined if the message describes no danger. */
export const findEmergency = (message: string, reader: UserType): string | undefined => {
  const dangers = findDangers(message)
  if (dangers.length === 0) return undefined
  return [...dangers.map(({ name, advice }) => `**${name}:** ${advice}`), afterward[reader]].join('\n\n')
}
