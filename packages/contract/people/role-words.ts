import type { UserType } from './person.ts'

interface Person {
  userType: UserType
  isAdministrator?: boolean | undefined
}

/** An administrator is one on either side of the portal. */
export const roleOf = ({ userType, isAdministrator }: Person): string =>
  isAdministrator ? 'Administrator' : userType === 'tenant' ? 'Tenant' : 'Landlord'
