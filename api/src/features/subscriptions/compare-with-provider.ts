// The nightly comparison, which repairs what no event reported.
import { log } from '@portal/server/log'
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Payments } from '../../platform/ports/payments.ts'
import { users } from '../../schema/people.ts'
import { payments as paymentRows, userSubscriptions } from '../../schema/subscriptions.ts'
import { followProvider } from './follow-provider.ts'

/** Only the cause of a failure: the error around it can contain query parameters. */
const reasonOf = (thrown: unknown) => (thrown instanceof Error && thrown.cause ? thrown.cause : thrown)

/** How many people to read at a time. */
const pageSize = 500

/** How many customers to compare at a time: the provider limits calls, and each one holds a connection. */
const atOnce = 3

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

/** Adds customers at the provider whose purchase never reached the portal. */
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

/** A customer's stored billing, without document addresses, which the provider renews. */
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
  const repairs = await inTransaction(database, async transaction => {
    const before = await billingOf(transaction, customerId)
    await followProvider(transaction, payments, customerId)
    return differences(before, await billingOf(transaction, customerId))
  })
  if (repairs.length > 0) log.tell(`Billing: repaired ${repairs.join(', ')} of the customer ${customerId}.`)
}

/**
 * Compares everyone's billing with the provider's; repairs and logs differences. If one customer's comparison
 * fails, it is logged and the others continue.
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
