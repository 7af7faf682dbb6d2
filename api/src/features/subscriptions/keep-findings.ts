// Stores what the portal leaves alone in our customers' accounts, for administrators, and logs it once a day.
import type {
  BillingFindingKind,
  billingFindingEndpoints,
} from '@portal/contract/subscriptions/billing-finding-endpoints'
import { log } from '@portal/server/log'
import { and, desc, eq, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Verb } from '../../platform/request/route.ts'
import { billingFindings } from '../../schema/subscriptions.ts'

export interface Finding {
  id: string
  kind: BillingFindingKind
  about: string
}

export const keepFindings = async (
  transaction: Database,
  owner: { userId: string; customerId: string },
  findings: readonly Finding[],
): Promise<void> => {
  const { id, userId, kind, loggedAt, createdAt } = billingFindings
  const ids = findings.map(finding => finding.id)
  await transaction.delete(billingFindings).where(and(eq(userId, owner.userId), notInArray(id, ids)))
  if (findings.length === 0) return
  await transaction
    .insert(billingFindings)
    .values(findings.map(finding => ({ ...finding, ...owner })))
    .onConflictDoUpdate({
      target: id,
      set: { kind: sql`excluded.kind`, about: sql`excluded.about`, ...owner },
    })
  // A recent purchase can be known before its checkout, which is not worth reporting.
  const isNews = or(ne(kind, 'not_sold_here'), lt(createdAt, sql`now() - interval '10 minutes'`))
  const isDue = or(isNull(loggedAt), lt(loggedAt, sql`now() - interval '1 day'`))
  const due = await transaction
    .update(billingFindings)
    .set({ loggedAt: sql`now()` })
    .where(and(eq(userId, owner.userId), isNews, isDue))
    .returning()
  for (const finding of due)
    log.tell(`Billing: ${finding.id} of the customer ${finding.customerId} is left alone: ${finding.about}.`)
}

const maxListLength = 100

export const listFindings: Verb<typeof billingFindingEndpoints.list> = async ({ database }) => {
  const [findings, count] = await Promise.all([
    database
      .select()
      .from(billingFindings)
      .orderBy(desc(billingFindings.createdAt), desc(billingFindings.id))
      .limit(maxListLength),
    database.$count(billingFindings),
  ])
  return { findings, count }
}
