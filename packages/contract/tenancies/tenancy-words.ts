// A tenancy in words, the same for the tenant and the landlord.
import type { TenancyState } from './lifecycle.ts'
import type { Tenancy } from './tenancy.ts'

export const tenancyStatusWords: Record<TenancyState, string> = {
  offered: 'Offer',
  agreed: 'Upcoming',
  active: 'Current',
  ended: 'Ended',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Lapsed',
  cancelled: 'Canceled',
}

/** The tenant's name, or the address that was invited. */
export const tenantName = ({ tenant, invitedEmail }: Pick<Tenancy, 'tenant' | 'invitedEmail'>): string =>
  tenant ? `${tenant.firstName} ${tenant.lastName}` : (invitedEmail ?? 'The tenant')

/** '1st', '22nd': the day of a month when rent is due. */
export const dueDayInWords = (day: number): string =>
  `${day}${(day < 4 || day > 20 ? ['', 'st', 'nd', 'rd'][day % 10] : '') || 'th'}`

/** Whether it is an open offer, or the tenant lives there today or will. */
export const isOngoing = ({ status }: Pick<Tenancy, 'status'>): boolean =>
  status === 'offered' || status === 'agreed' || status === 'active'
