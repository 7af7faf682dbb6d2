import { limitsByPlan, type PlanLimits, planFor, planNames } from '@portal/contract/subscriptions/plan-limit'
import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { Refusal } from '../platform/request/refusal.ts'
import type { Caller } from '../platform/session/find-caller.ts'
import { isCountedCheck } from '../schema/background-checks.ts'
import { userInteractions } from '../schema/consents.ts'
import { propertyInquiries } from '../schema/inquiries.ts'
import { homeExists, isNotDeleted, properties } from '../schema/properties.ts'
import { inquiryStatus } from './inquiry-state.ts'

const words: Record<keyof PlanLimits, string> = {
  listings: 'listings',
  contacts: 'inquiries a month',
  backgroundChecks: 'background checks a month',
}

/** Calendar months, in UTC. */
const startOfMonth = sql`date_trunc('month', now(), 'UTC')`

export const countListings = (database: Database, landlordId: string): Promise<number> =>
  database.$count(properties, and(eq(properties.landlordId, landlordId), isNotDeleted))

/** This month's, without inquiries that ended unanswered or continue an open one. */
export const countContacts = (database: Database, tenantId: string): Promise<number> =>
  database.$count(
    propertyInquiries,
    and(
      eq(propertyInquiries.tenantId, tenantId),
      gte(propertyInquiries.createdAt, startOfMonth),
      homeExists(propertyInquiries.propertyId),
      propertyInquiries.isCounted,
      ne(inquiryStatus, 'expired'),
    ),
  )

/** This month's, without those that were declined or not accepted in time, or for which no report was made. */
export const countBackgroundChecks = (database: Database, personId: string): Promise<number> =>
  database.$count(
    userInteractions,
    and(
      eq(userInteractions.initiatorId, personId),
      gte(userInteractions.createdAt, startOfMonth),
      isCountedCheck,
    ),
  )

/** Throws `plan_limit`, naming the plan that allows more. */
export const refusePastPlanLimit = (caller: Caller, feature: keyof PlanLimits, used: number): void => {
  const limit = limitsByPlan[caller.currentPlan][feature]
  if (limit === null || used < limit) return
  const plan = planFor(feature, used)
  const message = `The ${planNames[caller.currentPlan]} plan allows ${limit} ${words[feature]}. The ${planNames[plan]} plan allows more.`
  throw new Refusal('plan_limit', message, { limit, plan })
}
