import type { TenancyState } from './lifecycle.ts'
import type { Tenancy } from './tenancy.ts'

export const tenancyStatusWords: Record<TenancyState, string> = {
  offered: 'Offer',
  agreed: 'Upcoming',
  active: 'Current',
  ended: 'Ended',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  cancelled: 'Canceled',
}

export const tenantName = ({ tenant, invitedEmail }: Pick<Tenancy, 'tenant' | 'invitedEmail'>): string =>
  tenant ? `${tenant.firstName} ${tenant.lastName}` : (invitedEmail ?? 'The tenant')

/** '1st', '22nd'. */
export const dueDayInWords = (day: number): string =>
  `${day}${(day < 4 || day > 20 ? ['', 'st', 'nd', 'rd'][day % 10] : '') || 'th'}`

/** An open offer, or the tenant lives there or will. */
export const isOngoing = ({ status }: Pick<Tenancy, 'status'>): boolean =>
  status === 'offered' || status === 'agreed' || status === 'active'
