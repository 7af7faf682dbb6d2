import type { landlordRatings } from '../schema/ratings.ts'
import type { tenancies } from '../schema/tenancies.ts'
import type { NewApplication } from './applications.ts'
import { changeLast, daysAfter, idOfStep, type Ledger, type Parties, type Step } from './steps.ts'

type NewTenancy = typeof tenancies.$inferInsert & { id: string }
type NewRating = typeof landlordRatings.$inferInsert

/** Tenancies, and how tenants rated them. An accepted application has its offer here. */
export const openTenancies = (
  parties: Parties,
  applications: readonly NewApplication[],
): Ledger<NewTenancy> & { ratings: readonly NewRating[] } => {
  const { tenant, home } = parties
  const rows: NewTenancy[] = []
  const ratings: NewRating[] = []
  const change = (step: Step, changes: Partial<NewTenancy>) => changeLast(rows, step, changes)

  const add = (step: Step, startsOn: string, more: Partial<NewTenancy>): NewTenancy => {
    const id = idOfStep(step, parties, 4, rows.length)
    const tenancy = {
      id,
      householdId: id,
      propertyId: home.id,
      tenantId: tenant.id,
      startsOn,
      rentAmount: home.rentAmount,
      securityDeposit: home.securityDeposit ?? null,
      rentDueDay: 1,
      createdAt: step.at,
      updatedAt: step.at,
      ...more,
    }
    rows.push(tenancy)
    return tenancy
  }

  const take: Ledger<NewTenancy>['take'] = step => {
    switch (step.did) {
      case 'accept': {
        const { id: applicationId, moveInDate: day = '' } = applications.at(-1) ?? {}
        const { id: subjectId } = add(step, day, { status: 'offered', applicationId: applicationId ?? null })
        return [{ by: 'landlord', event: { type: 'tenancy_offered', subjectId, day } }]
      }
      case 'agree': {
        const { at, from: day, months, householdId, rent } = step
        const { id: subjectId } = add(step, day, {
          agreedAt: at,
          ...(months && { endsOn: lastDayOf(day, months) }),
          ...(householdId && { householdId }),
          ...(rent && { rentAmount: rent, securityDeposit: rent }),
        })
        return [{ by: 'tenant', event: { type: 'tenancy_agreed', subjectId, day } }]
      }
      case 'move in': {
        const { id: subjectId, startsOn: day } = change(step, { movedInAt: step.at, moveInNote: step.words })
        return [{ by: 'tenant', event: { type: 'tenancy_moved_in', subjectId, day } }]
      }
      case 'give notice': {
        const { at: noticeAt, until: day, words: noticeReason } = step
        const notice = { noticeBy: 'tenant', noticeAt, noticeEndsOn: day, noticeReason } as const
        const { id: subjectId } = change(step, notice)
        return [{ by: 'tenant', event: { type: 'tenancy_notice', subjectId, day } }]
      }
      case 'live': {
        const agreedAt = `${step.from}T17:00:00.000Z`
        add(step, step.from, { endsOn: step.until, endToldAt: step.at, agreedAt, createdAt: agreedAt })
        return []
      }
      case 'rate': {
        const { at, stars, words, answer } = step
        ratings.push({
          id: idOfStep(step, parties, 5, ratings.length),
          tenancyId: rows.at(-1)?.id ?? '',
          authorId: tenant.id,
          landlordId: home.landlordId,
          rating: stars,
          text: words,
          ...(answer && { answer, answeredAt: daysAfter(at, 1) }),
          createdAt: at,
        })
        return []
      }
      default:
        return []
    }
  }
  return { rows, ratings, take }
}

const lastDayOf = (from: string, months: number): string =>
  Temporal.PlainDate.from(from).add({ months }).subtract({ days: 1 }).toString()
