import { applicationDays } from '@portal/contract/applications/lifecycle'
import type { DataCategory } from '@portal/contract/consents/categories'
import { fitOf } from '../renting/applications/fit-of.ts'
import type { applications } from '../schema/applications.ts'
import type { userConsents } from '../schema/consents.ts'
import { changeLast, daysAfter, idOfStep, type Ledger, type Parties, type Step } from './steps.ts'

export type NewApplication = typeof applications.$inferInsert & { id: string }

type NewConsent = typeof userConsents.$inferInsert

/** Applications, and what is shared for them; what each met of the home's criteria is what the API would have said that day. */
export const openApplications = (
  parties: Parties,
): Ledger<NewApplication> & { consents: readonly NewConsent[] } => {
  const { tenant, home, threadId } = parties
  const rows: NewApplication[] = []
  const consents: NewConsent[] = []
  const change = (step: Step, changes: Partial<NewApplication>) => changeLast(rows, step, changes)

  const apply = (step: Step & { did: 'apply' }): NewApplication => {
    const criteria = {
      minimumIncome: home.minimumIncome ?? null,
      availableDate: home.availableDate ?? null,
      petFriendly: home.petFriendly ?? false,
      smokingAllowed: home.smokingAllowed ?? false,
      requiresBackgroundCheck: home.requiresBackgroundCheck ?? true,
    }
    const {
      monthlyIncome = null,
      petOwner = false,
      smokingStatus = null,
      answered = [],
    } = tenant.profile ?? {}
    const fit = fitOf(criteria, {
      profile: tenant.profile && { monthlyIncome, petOwner, smokingStatus, answered },
      isBackgroundApproved: tenant.backgroundCheckStatus === 'approved',
      moveInDate: step.from,
    })
    return {
      id: idOfStep(step, parties, 3, rows.length),
      propertyId: home.id,
      propertyTitle: home.title,
      tenantId: tenant.id,
      landlordId: home.landlordId,
      threadId,
      moveInDate: step.from,
      leaseMonths: step.months ?? null,
      occupants: step.occupants,
      message: step.words,
      terms: { ...criteria, rentAmount: home.rentAmount, securityDeposit: home.securityDeposit ?? null },
      fit: fit.map(({ name, isMet }) => ({ name, isMet })),
      expiresAt: daysAfter(step.at, applicationDays),
      createdAt: step.at,
      updatedAt: step.at,
    }
  }

  /** Each category is its own consent, which ends with the application. */
  const share = (step: Step & { did: 'apply' }, applicationId: string): void => {
    const { at, shares = {} } = step
    // Guarantee: `shares` has no other keys.
    for (const [dataCategory, facts] of Object.entries(shares) as [DataCategory, readonly string[]][])
      if (facts.length > 0)
        consents.push({
          id: idOfStep(step, parties, 6, consents.length),
          ownerId: tenant.id,
          requesterId: home.landlordId,
          propertyId: home.id,
          applicationId,
          dataCategory,
          specificFields: [...facts],
          purpose: `Application for ${home.title}`,
          status: 'granted',
          grantedAt: at,
          expiresAt: daysAfter(at, applicationDays),
          createdAt: at,
          updatedAt: at,
        })
  }

  const take: Ledger<NewApplication>['take'] = step => {
    const decidedAt = step.at
    switch (step.did) {
      case 'apply': {
        const application = apply(step)
        rows.push(application)
        share(step, application.id)
        const event = { type: 'application_received', subjectId: application.id } as const
        return [{ by: 'tenant', body: step.words, event }]
      }
      case 'look at it':
        change(step, { status: 'under_review' })
        return []
      case 'accept': {
        const { id: subjectId } = change(step, { status: 'accepted', decidedAt })
        return [{ by: 'landlord', body: step.words, event: { type: 'application_accepted', subjectId } }]
      }
      case 'decline': {
        const { reason, criteria, words } = step
        const { id: subjectId } = change(step, {
          status: 'declined',
          decidedAt,
          declineReason: reason,
          declineCriteria: [...criteria],
          declineMessage: words,
        })
        return [{ by: 'landlord', body: words, event: { type: 'application_declined', subjectId, reason } }]
      }
      case 'withdraw': {
        const { id: subjectId } = change(step, { status: 'withdrawn', decidedAt })
        return [{ by: 'tenant', event: { type: 'application_withdrawn', subjectId } }]
      }
      case 'leave undecided': {
        const { id: subjectId } = change(step, { status: 'expired', decidedAt })
        return [{ by: null, event: { type: 'application_expired', subjectId } }]
      }
      default:
        return []
    }
  }
  return { rows, consents, take }
}
