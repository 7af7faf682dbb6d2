// Stores what the payment provider has of a customer now, whatever the events said and in which order they came.
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Payments, ProviderInvoice, ProviderSubscription } from '../../platform/payments.ts'
import { users } from '../../schema/people.ts'
import { payments as paymentRows, subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'
import { followSubscription } from './current-plan.ts'
import { remindOfEnd } from './remind-of-end.ts'
import { tellOfChange } from './tell-of-change.ts'

/** How long an unpaid plan is kept. */
const graceDays = 7

/** By its price's key; where that has gone to a newer price, what is paid is still the plan that it was. */
const planIdOf = async (transaction: Database, { planKey, id }: ProviderSubscription): Promise<string> => {
  const [sold] = await transaction
    .select({ planId: subscriptionPlans.id })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.planKey, planKey))
  if (sold) return sold.planId
  const [stored] = await transaction
    .select({ planId: userSubscriptions.planId })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.stripeSubscriptionId, id))
  if (stored) return stored.planId
  throw new Error(`The subscription ${id} is for "${planKey}", which no plan has as its key.`)
}

const graceEndOf = ({ pastDueSince }: ProviderSubscription): string | null =>
  pastDueSince && new Date(Date.parse(pastDueSince) + graceDays * 86_400_000).toISOString()

/** Ends those that the provider does not have any more. What was granted, and has no id there, ends only where one that runs takes its place. */
const endOthers = async (transaction: Database, userId: string, runningId: string | null) => {
  const { stripeSubscriptionId } = userSubscriptions
  await transaction
    .update(userSubscriptions)
    .set({ status: 'canceled' })
    .where(
      and(
        eq(userSubscriptions.userId, userId),
        ne(userSubscriptions.status, 'canceled'),
        runningId
          ? sql`${stripeSubscriptionId} is distinct from ${runningId}`
          : isNotNull(stripeSubscriptionId),
      ),
    )
  await transaction
    .update(users)
    .set({ stripeSubscriptionId: runningId })
    .where(and(eq(users.id, userId), sql`${users.stripeSubscriptionId} is distinct from ${runningId}`))
}

const storeSubscription = async (transaction: Database, userId: string, reported: ProviderSubscription) => {
  const planId = await planIdOf(transaction, reported)
  const { id: stripeSubscriptionId, planKey: _, pastDueSince: __, ...now } = reported
  const values = { ...now, graceEndsAt: graceEndOf(reported), userId, planId, stripeSubscriptionId }
  await transaction
    .insert(userSubscriptions)
    .values(values)
    .onConflictDoUpdate({ target: userSubscriptions.stripeSubscriptionId, set: values })
}

/** What may change of an invoice; each as an insert that meets its row has it. */
const renewed = Object.fromEntries(
  (['status', 'amount', 'refundedAmount', 'stripePaymentIntentId', 'invoicePdf'] as const).map(name => [
    name,
    sql.raw(`excluded.${paymentRows[name].name}`),
  ]),
)

/** Oldest first, so that ids grow with time. */
const storeInvoices = async (transaction: Database, userId: string, reported: ProviderInvoice[]) => {
  if (reported.length === 0) return
  const rows = reported.map(({ id, paymentIntentId, pdf, ...now }) => ({
    ...now,
    userId,
    stripeInvoiceId: id,
    stripePaymentIntentId: paymentIntentId,
    invoicePdf: pdf,
  }))
  await transaction
    .insert(paymentRows)
    .values(rows.toReversed())
    .onConflictDoUpdate({ target: paymentRows.stripeInvoiceId, set: renewed })
}

/**
 * The customer's person, locked. Whom nobody has as theirs yet is the person it was made for: an event may come before the
 * purchase that made the customer has been stored.
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

/** Of several subscriptions that run, only one is left: whoever has bought twice has paid once. */
const readSettledAccount = async (payments: Payments, customerId: string) => {
  const account = await payments.readAccount(customerId)
  if (account.duplicateIds.length === 0) return account
  for (const id of account.duplicateIds) await payments.endDuplicate(id)
  return payments.readAccount(customerId)
}

/**
 * Asks the provider only once the person is locked: whoever stores last has asked last. Nobody of ours is the customer: nothing
 * is stored. Throws `not_now` when the provider cannot be reached.
 */
export const followProvider = async (
  transaction: Database,
  payments: Payments,
  customerId: string,
): Promise<void> => {
  const userId = await lockPerson(transaction, payments, customerId)
  if (!userId) return
  const { subscription, invoices } = await readSettledAccount(payments, customerId)
  await storeInvoices(transaction, userId, invoices)
  await tellOfChange(transaction, userId, async () => {
    const isOpen = subscription && subscription.status !== 'canceled'
    await endOthers(transaction, userId, isOpen ? subscription.id : null)
    if (subscription) await storeSubscription(transaction, userId, subscription)
    await followSubscription(transaction, userId)
  })
  await remindOfEnd(transaction, userId)
}
