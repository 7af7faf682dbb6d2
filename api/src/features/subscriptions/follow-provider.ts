// Stores what the payment provider has of a customer now, whatever the events said and in which order they came.
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Payments, ProviderInvoice, ProviderSubscription } from '../../platform/payments.ts'
import { users } from '../../schema/people.ts'
import { payments as paymentRows, subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'
import { followSubscription } from './current-plan.ts'

/** How long an unpaid plan is kept. */
const graceDays = 7

const planOf = async (transaction: Database, { planKey, id }: ProviderSubscription) => {
  const [plan] = await transaction
    .select()
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.planKey, planKey))
  if (!plan) throw new Error(`The subscription ${id} is for "${planKey}", which no plan has as its key.`)
  return plan
}

const graceEndOf = ({ pastDueSince }: ProviderSubscription): string | null =>
  pastDueSince && new Date(Date.parse(pastDueSince) + graceDays * 86_400_000).toISOString()

const storeSubscription = async (transaction: Database, userId: string, reported: ProviderSubscription) => {
  const plan = await planOf(transaction, reported)
  const { id: stripeSubscriptionId, planKey: _, pastDueSince: __, ...now } = reported
  const values = { ...now, graceEndsAt: graceEndOf(reported), userId, planId: plan.id, stripeSubscriptionId }
  if (now.status !== 'canceled')
    await transaction
      .update(userSubscriptions)
      .set({ status: 'canceled' })
      .where(
        and(
          eq(userSubscriptions.userId, userId),
          ne(userSubscriptions.status, 'canceled'),
          // Also one that was granted, whose id is null.
          sql`${userSubscriptions.stripeSubscriptionId} is distinct from ${stripeSubscriptionId}`,
        ),
      )
  await transaction
    .insert(userSubscriptions)
    .values(values)
    .onConflictDoUpdate({ target: userSubscriptions.stripeSubscriptionId, set: values })
  await transaction
    .update(users)
    .set({ stripeSubscriptionId: now.status === 'canceled' ? null : stripeSubscriptionId })
    .where(eq(users.id, userId))
}

const storeInvoice = async (transaction: Database, userId: string, reported: ProviderInvoice) => {
  const { id: stripeInvoiceId, paymentIntentId: stripePaymentIntentId, pdf: invoicePdf, ...now } = reported
  const values = { ...now, stripeInvoiceId, stripePaymentIntentId, invoicePdf, userId }
  await transaction
    .insert(paymentRows)
    .values(values)
    .onConflictDoUpdate({ target: paymentRows.stripeInvoiceId, set: values })
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
  for (const invoice of invoices.toReversed()) await storeInvoice(transaction, userId, invoice)
  if (!subscription) return
  await storeSubscription(transaction, userId, subscription)
  await followSubscription(transaction, userId)
}
