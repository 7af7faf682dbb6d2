// The demonstration tenant's applications: for homes of the demonstration landlord, one that is new, one that is being looked at and one
// that was accepted, with its offer; and how others ended.
import { applicationDays } from '@portal/contract/applications/lifecycle'
import { fitOf } from '../features/applications/fit-of.ts'
import type { applications } from '../schema/applications.ts'
import type { properties } from '../schema/properties.ts'
import type { tenancies } from '../schema/tenancies.ts'
import { type Clocks, idAt } from './moment.ts'
import type { People } from './people.ts'

type NewApplication = typeof applications.$inferInsert
type NewHome = typeof properties.$inferInsert
type Given = Pick<NewApplication, 'message' | 'status' | 'occupants'> &
  Partial<NewApplication> & { createdAt: string }

const dayMs = 86_400_000

const givenFrom = ({ on, last }: Clocks): Given[] => [
  {
    createdAt: last(['17:10'], 1),
    status: 'submitted',
    occupants: 2,
    leaseMonths: 12,
    message: 'We saw the home on Sunday and would love to live there. We are quiet and would stay for years.',
  },
  {
    createdAt: on(2, '12:40'),
    status: 'under_review',
    occupants: 2,
    leaseMonths: 24,
    message: 'Two years would suit us well. We both work from home on Fridays.',
  },
  {
    createdAt: on(5, '18:45'),
    decidedAt: on(1, '09:20'),
    status: 'accepted',
    occupants: 2,
    leaseMonths: 12,
    message: 'Your home has everything that we are looking for, and we could move in next month.',
  },
  {
    createdAt: on(9, '11:20'),
    decidedAt: on(6, '18:05'),
    status: 'declined',
    declineReason: 'criteria_not_met',
    declineCriteria: ['move_in_date'],
    declineMessage: 'The home is free a month later than you need it. Thank you for applying.',
    occupants: 2,
    message: 'Your home is close to work, and we could move in right away.',
  },
  {
    createdAt: on(20, '20:15'),
    decidedAt: on(18, '08:40'),
    status: 'withdrawn',
    occupants: 1,
    message: 'I am looking for a place near the park.',
  },
  {
    createdAt: on(45, '19:30'),
    status: 'expired',
    occupants: 2,
    leaseMonths: 6,
    message: 'Would half a year be possible?',
  },
]

/** Each is for a different home; the first three are for the landlord's. */
export const makeApplications = (
  clocks: Clocks,
  profile: People['profile'],
  homes: readonly NewHome[],
): NewApplication[] =>
  givenFrom(clocks).flatMap((given, index): NewApplication[] => {
    const home = homes[index]
    if (!home?.id) return []
    const criteria = {
      minimumIncome: home.minimumIncome ?? null,
      availableDate: home.availableDate ?? null,
      petFriendly: home.petFriendly ?? false,
      smokingAllowed: home.smokingAllowed ?? false,
      requiresBackgroundCheck: home.requiresBackgroundCheck ?? true,
    }
    const moveInDate = new Date(Date.parse(given.createdAt) + 30 * dayMs).toISOString().slice(0, 10)
    const fit = fitOf(criteria, { profile, backgroundCheckStatus: 'approved', moveInDate })
    return [
      {
        ...given,
        id: idAt(given.createdAt, 8000 + index),
        propertyId: home.id,
        propertyTitle: home.title,
        tenantId: profile.userId,
        landlordId: home.landlordId,
        moveInDate,
        terms: { ...criteria, rentAmount: home.rentAmount, securityDeposit: home.securityDeposit ?? null },
        fit: fit.map(({ name, isMet }) => ({ name, isMet })),
        expiresAt: new Date(Date.parse(given.createdAt) + applicationDays * dayMs).toISOString(),
        updatedAt: given.decidedAt ?? given.createdAt,
      },
    ]
  })

/** The open offers of those that were accepted. */
export const makeOffers = (applied: readonly NewApplication[]): (typeof tenancies.$inferInsert)[] =>
  applied.flatMap(({ id, propertyId, tenantId, status, moveInDate, decidedAt, terms }, index) => {
    if (status !== 'accepted' || !propertyId || !decidedAt) return []
    const offerId = idAt(decidedAt, 8500 + index)
    return [
      {
        id: offerId,
        householdId: offerId,
        propertyId,
        tenantId,
        applicationId: id ?? null,
        status: 'offered' as const,
        startsOn: moveInDate,
        rentAmount: terms.rentAmount,
        securityDeposit: terms.securityDeposit,
        rentDueDay: 1,
        createdAt: decidedAt,
        updatedAt: decidedAt,
      },
    ]
  })
