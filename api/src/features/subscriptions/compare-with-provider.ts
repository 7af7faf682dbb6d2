// The nightly comparison: what no event has told is mended.
import { log } from '@portal/server/log'
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Payments } from '../../platform/payments.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { users } from '../../schema/people.ts'
import { payments as paymentRows, userSubscriptions } from '../../schema/subscriptions.ts'
import { followProvider } from './follow-provider.ts'

/** Of what failed only the cause: the error around it may hold a query's parameters. */
const reasonOf = (thrown: unknown) => (thrown instanceof Error && thrown.cause ? thrown.cause : thrown)

/** How many people are read at a time. */
const pageSize = 500

/** How many customers are compared at a time: the provider limits calls, and a connection waits for each. */
const atOnce = 3

/** Every customer that someone here has, in pages. */
async function* customersHere(database: Database): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const page = await database
      .select({ customerId: users.stripeCustomerId })
      .from(users)
      .where(and(isNotNull(users.stripeCustomerId), gt(users.stripeCustomerId, last)))
      .orderBy(asc(users.stripeCustomerId))
      .limit(pageSize)
    for (const { customerId } of page) if (customerId) yield customerId
    last = page.at(-1)?.customerId ?? last
    if (page.length < pageSize) return
  }
}

/** Also those who bought something that nobody here has heard of. */
async function* customersOf(database: Database, payments: Payments): AsyncGenerator<string> {
  const known = new Set<string>()
  for await (const customerId of customersHere(database)) {
    known.add(customerId)
    yield customerId
  }
  try {
    for await (const customerId of payments.listCustomers()) {
      if (!known.has(customerId)) yield customerId
      known.add(customerId)
    }
  } catch (thrown) {
    log.error({ error: `Billing: the provider’s customers could not be listed: ${reasonOf(thrown)}` })
  }
}

/** What is stored of a customer's billing, but for addresses of documents, which the provider renews. */
const billingOf = async (transaction: Database, customerId: string) => {
  const isTheirs = eq(users.stripeCustomerId, customerId)
  const plans = await transaction.select({ plan: users.currentPlan }).from(users).where(isTheirs)
  const subscriptions = await transaction
    .select({
      id: userSubscriptions.stripeSubscriptionId,
      planId: userSubscriptions.planId,
      status: userSubscriptions.status,
      currentPeriodEnd: userSubscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: userSubscriptions.cancelAtPeriodEnd,
      endsAt: userSubscriptions.endsAt,
      graceEndsAt: userSubscriptions.graceEndsAt,
    })
    .from(userSubscriptions)
    .innerJoin(users, eq(users.id, userSubscriptions.userId))
    .where(isTheirs)
    .orderBy(asc(userSubscriptions.id))
  const invoices = await transaction
    .select({
      id: paymentRows.stripeInvoiceId,
      status: paymentRows.status,
      amount: paymentRows.amount,
      amountRemaining: paymentRows.amountRemaining,
      refundedAmount: paymentRows.refundedAmount,
    })
    .from(paymentRows)
    .innerJoin(users, eq(users.id, paymentRows.userId))
    .where(isTheirs)
    .orderBy(asc(paymentRows.id))
  return { plan: plans, subscription: subscriptions, invoices }
}

type Billing = Awaited<ReturnType<typeof billingOf>>

const differences = (before: Billing, after: Billing): string[] =>
  Object.entries(after).flatMap(([name, value]) =>
    Bun.deepEquals(value, Reflect.get(before, name)) ? [] : [name],
  )

const compareCustomer = async (database: Database, payments: Payments, customerId: string) => {
  const mended = await inTransaction(database, async transaction => {
    const before = await billingOf(transaction, customerId)
    await followProvider(transaction, payments, customerId)
    return differences(before, await billingOf(transaction, customerId))
  })
  if (mended.length > 0) log.tell(`Billing: mended ${mended.join(', ')} of the customer ${customerId}.`)
}

/**
 * Compares everyone's billing with the provider's, and mends and logs what differs. One customer whose comparison fails
 * is logged, and the others go on.
 */
export const compareWithProvider = async (database: Database, payments: Payments): Promise<void> => {
  const customers = customersOf(database, payments)
  const compareNext = async () => {
    for await (const customerId of customers)
      try {
        await compareCustomer(database, payments, customerId)
      } catch (thrown) {
        log.error({
          error: `Billing of the customer ${customerId} could not be compared: ${reasonOf(thrown)}`,
        })
      }
  }
  await Promise.all(Array.from({ length: atOnce }, compareNext))
}
