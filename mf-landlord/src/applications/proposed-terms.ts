import type { Application } from '@portal/contract/applications/application'

/**
 * What the form proposes to offer: the applicant's wishes, the home's rent today, due on the first, and its deposit.
 * From another first day, the lease is as long; from none, it is open-ended.
 */
export const proposedTerms = (
  {
    moveInDate,
    leaseMonths,
    rentToday,
    terms,
  }: Pick<Application, 'moveInDate' | 'leaseMonths' | 'rentToday' | 'terms'>,
  startsOn = moveInDate,
) => ({
  startsOn,
  endsOn: leaseMonths === null || startsOn === '' ? '' : lastDay(startsOn, leaseMonths),
  rentAmount: rentToday ?? terms.rentAmount,
  rentDueDay: 1,
  securityDeposit: terms.securityDeposit,
  leaseDocumentId: null,
  roommates: [],
  message: '',
})

/** The last day of a lease of some months: the day before the same day of a later month, or before that month's last if it is shorter. */
const lastDay = (first: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number)
  const daysInMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, daysInMonth) - 1))
    .toISOString()
    .slice(0, 10)
}
