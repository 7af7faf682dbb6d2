// Ends accounts once their time has come: makes the person's row anonymous, and clears the rest.
import { log } from '@portal/server/log'
import { and, asc, eq } from 'drizzle-orm'
import { inProviderTurn } from '../../../domain/provider-turn.ts'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Announce } from '../../../platform/jobs/open-jobs.ts'
import type { Payments } from '../../../platform/ports/payments.ts'
import { lockHomes } from '../../../renting/closing/cancel-tenancies.ts'
import { isAccountDue, users } from '../../../schema/people.ts'
import { endRows } from './end-rows.ts'

interface EndingMeans {
  /** Undefined if no plans are for sale. */
  payments: Payments | undefined
  announce: Announce
}

/** The rest follow a minute later. */
const atOnce = 200

/**
 * Ends all accounts that are due. If one cannot be ended, it is logged, and the others continue. Any number of processes can do it at
 * once, however late; one that dies has done nothing.
 */
export const endAccounts = async (database: Database, means: EndingMeans): Promise<void> => {
  const due = await database
    .select({ id: users.id })
    .from(users)
    .where(isAccountDue)
    .orderBy(asc(users.closesAt))
    .limit(atOnce)
  for (const { id } of due)
    try {
      await endAccount(database, means, id)
    } catch (thrown) {
      const { cause = thrown } = thrown instanceof Error ? thrown : {}
      log.error({ error: `The account ${id} could not be ended: ${cause}` })
    }
}

/**
 * Ends an account if it is due, and not being ended by another process. Objects that no row needs any more go with the chores that
 * tidy them. Throws `not_now` if the payment provider cannot be reached.
 */
export const endAccount = (
  database: Database,
  { payments, announce }: EndingMeans,
  id: string,
): Promise<void> =>
  inProviderTurn([id], () =>
    inTransaction(database, async transaction => {
      const [person] = await transaction
        .select()
        .from(users)
        .where(and(eq(users.id, id), isAccountDue))
        .for('no key update', { skipLocked: true })
      if (!person) return
      const { stripeCustomerId } = person
      if (stripeCustomerId) await deleteCustomer(payments, stripeCustomerId)
      await lockHomes(transaction, id)
      await endRows(transaction, person, announce)
    }),
  )

/** It comes before the row forgets its id: after a process died in between, repeating it changes nothing. */
const deleteCustomer = async (payments: Payments | undefined, customerId: string): Promise<void> => {
  if (payments) await payments.deleteCustomer(customerId)
  else log.tell(`Billing is switched off: delete the customer ${customerId} at the payment provider.`)
}
