// Stores the provider's current data of a customer, regardless of what events said and in which order they came.
import { and, eq, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Payments, ProviderInvoice, ProviderSubscription } from '../../platform/ports/payments.ts'
import { users } from '../../schema/people.ts'
import { payments as paymentRows, subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'
import { followSubscription } from './current-plan.ts'
import { type Finding, keepFindings } from './keep-findings.ts'
import { remindOfEnd } from './remind-of-end.ts'
import { type OfPlan, settleAccount } from './settle-account.ts'
import { tellOfChange } from './tell-of-change.ts'

/** How long an unpaid plan is kept, in days. */
const graceDays = 7

/**
 * Adds each subscription's plan: the one of its price, or the stored one if the price gave its key to a newer
 * price.
 */
const withPlans = async (
  transaction: Database,
  userId: string,
  subscriptions: readonly ProviderSubscription[],
): Promise<OfPlan[]> => {
  const { stripeSubscriptionId: id, planId } = userSubscriptions
  const sold = await transaction.select().from(subscriptionPlans)
  const rows = await transaction
    .select({ id, planId })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, userId))
  return subscriptions.map(each => {
    const stored = rows.find(known => known.id === each.id)
    const plan =
      sold.find(({ planKey: key }) => key === each.planKey) ??
      sold.find(({ id: known }) => known === stored?.planId)
    return { ...each, planId: plan?.id, tier: plan?.tier }
  })
}

const graceEndOf = ({ pastDueSince }: ProviderSubscription): string | null =>
  pastDueSince && new Date(Date.parse(pastDueSince) + graceDays * 86_400_000).toISOString()

/**
 * Ends subscriptions that the provider no longer has, except those in a form we cannot read. Granted ones,
 * which have no id there, end only when a running one replaces them.
 */
const endOthers = async (
  transaction: Database,
  userId: string,
  runningId: string | null,
  unreadableIds: readonly string[],
) => {
  const { stripeSubscriptionId, status } = userSubscriptions
  await transaction
    .update(userSubscriptions)
    .set({ status: 'canceled' })
    .where(
      and(
        eq(userSubscriptions.userId, userId),
        ne(status, 'canceled'),
        runningId
          ? sql`${stripeSubscriptionId} is distinct from ${runningId}`
          : and(isNotNull(stripeSubscriptionId), notInArray(stripeSubscriptionId, [...unreadableIds])),
      ),
    )
  const left = await transaction
    .select({ id: stripeSubscriptionId })
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, userId), ne(status, 'canceled')))
  const currentId = runningId ?? left[0]?.id ?? null
  await transaction
    .update(users)
    .set({ stripeSubscriptionId: currentId })
    .where(and(eq(users.id, userId), sql`${users.stripeSubscriptionId} is distinct from ${currentId}`))
}

const storeSubscription = async (transaction: Database, userId: string, reported: OfPlan) => {
  const { id, planId, ...now } = reported
  if (!planId) return
  const values = { ...now, graceEndsAt: graceEndOf(reported), userId, planId, stripeSubscriptionId: id }
  await transaction
    .insert(userSubscriptions)
    .values(values)
    .onConflictDoUpdate({ target: userSubscriptions.stripeSubscriptionId, set: values })
}

/** The columns of an invoice that can change, as values of a conflicting insert. */
const renewed = Object.fromEntries(
  (
    [
      'status',
      'amount',
      'amountRemaining',
      'refundedAmount',
      'stripePaymentIntentId',
      'stripeSubscriptionId',
      'invoicePdf',
      'hostedUrl',
    ] as const
  ).map(name => [name, sql.raw(`excluded.${paymentRows[name].name}`)]),
)

/** Oldest first, so that ids grow with time. */
const storeInvoices = async (transaction: Database, userId: string, reported: ProviderInvoice[]) => {
  if (reported.length === 0) return
  const rows = reported.map(({ id, subscriptionId, paymentIntentId, pdf, ...now }) => ({
    ...now,
    userId,
    stripeInvoiceId: id,
    stripeSubscriptionId: subscriptionId,
    stripePaymentIntentId: paymentIntentId,
    invoicePdf: pdf,
  }))
  await transaction
    .insert(paymentRows)
    .values(rows.toReversed())
    .onConflictDoUpdate({ target: paymentRows.stripeInvoiceId, set: renewed })
}

/**
 * Locks the customer's person. If nobody has this customer yet, takes the person it was created for: an event
 * can arrive before the purchase has stored the customer.
 */
const lockPerson = async (
  transaction: Database,
  payments: Payments,
  customerId: string,
): Promise<string | undefined> => {
  const isTheirs = eq(users.stripeCustomerId, customerId)
  const [known] = await transaction.select({ id: users.id }).from(users).where(isTheirs).for('no key update')
  if (known) return known.id
  const personId = await payments.readPersonId(customerId)
  if (!personId) return undefined
  const [found] = await transaction
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, personId), or(isNull(users.stripeCustomerId), isTheirs)))
    .returning({ id: users.id })
  return found?.id
}

/** Reads the customer's account after settling duplicates and replaced subscriptions at the provider. */
const readSettledAccount = async (
  transaction: Database,
  payments: Payments,
  { userId, customerId }: Owner,
) => {
  const read = async () => {
    const { subscriptions, ...account } = await payments.readAccount(customerId)
    return { ...account, ...settleAccount(await withPlans(transaction, userId, subscriptions), userId) }
  }
  const account = await read()
  for (const { id } of account.duplicates) await payments.endDuplicate(id)
  for (const { id, status } of account.replaced)
    await payments.endReplaced(id, { isPaid: status === 'active' })
  return account.duplicates.length + account.replaced.length > 0 ? read() : account
}

interface Owner {
  userId: string
  customerId: string
}

const describe = ({ priceId, planId }: OfPlan): string =>
  planId
    ? `a subscription at the price ${priceId} that was not bought in the portal`
    : `a subscription at the price ${priceId}, which belongs to no plan`

/**
 * Asks the provider only once the person is locked, so the last writer has the latest data. Stores nothing if
 * the customer is none of ours. Returns findings that are left alone. Throws `not_now` if the provider cannot
 * be reached.
 */
export const followProvider = async (
  transaction: Database,
  payments: Payments,
  customerId: string,
): Promise<Finding[]> => {
  const userId = await lockPerson(transaction, payments, customerId)
  if (!userId) return []
  const owner = { userId, customerId }
  const { current, invoices, notSoldHere, unreadable } = await readSettledAccount(
    transaction,
    payments,
    owner,
  )
  await storeInvoices(transaction, userId, invoices)
  await tellOfChange(transaction, userId, async () => {
    const isOpen = current && current.status !== 'canceled'
    const unreadableIds = unreadable.map(({ id }) => id)
    await endOthers(transaction, userId, isOpen ? current.id : null, unreadableIds)
    if (current) await storeSubscription(transaction, userId, current)
    await followSubscription(transaction, userId)
  })
  await remindOfEnd(transaction, userId)
  const findings: Finding[] = [
    ...notSoldHere.map(each => ({ id: each.id, kind: 'not_sold_here' as const, about: describe(each) })),
    ...unreadable.map(each => ({ ...each, kind: 'unreadable' as const })),
  ]
  const byId = [...new Map(findings.map(finding => [finding.id, finding])).values()]
  await keepFindings(transaction, owner, byId)
  return byId
}
