import type { UserType } from './person.ts'

interface Person {
  userType: UserType
  isAdministrator?: boolean | undefined
}

/** The role that a person's own screens name: an administrator is one on either side of the portal. */
export const roleOf = ({ userType, isAdministrator }: Person): string =>
  isAdministrator ? 'Administrator' : userType === 'tenant' ? 'Tenant' : 'Landlord'
