// A person as the payment provider's customer.
import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { inTurn } from '../../platform/in-turn.ts'
import { type Payments, UnknownCustomer } from '../../platform/payments.ts'
import { inProviderTurn } from '../../platform/provider-turn.ts'
import { Refusal } from '../../platform/refusal.ts'
import { users } from '../../schema/people.ts'

interface Billing {
  payments: Payments
  /** Where people come back to from the provider's pages. */
  origin: string
}

/** Throws `not_now` where no plans are sold. */
export const billingOf = ({ payments, env }: Context): Billing => {
  if (!payments || !env.publicOrigin) throw new Refusal('not_now', 'Billing is switched off.')
  return { payments, origin: env.publicOrigin }
}

/** In a turn of its own, so that the customer stays known whatever comes after: two at once make one. */
const customerOf = (context: Context<Caller>, payments: Payments, unknown: string | null): Promise<string> =>
  inTurn(context, async ({ database, caller }) => {
    const { id: personId, email, stripeCustomerId } = caller
    if (stripeCustomerId && stripeCustomerId !== unknown) return stripeCustomerId
    const customerId = await payments.createCustomer({ personId, email, instead: unknown })
    await database.update(users).set({ stripeCustomerId: customerId }).where(eq(users.id, personId))
    return customerId
  })

/**
 * Does it in the caller's turn, under the id of their customer, who is made when there is none: what one person does at the
 * provider comes one after another. It is done again, as a new customer, where the provider does not know the stored one.
 */
export const asCustomer = <Result>(
  context: Context<Caller>,
  payments: Payments,
  act: (customerId: string) => Promise<Result>,
): Promise<Result> =>
  inProviderTurn([context.caller.id], async () => {
    const customerId = await customerOf(context, payments, null)
    try {
      return await inTurn(context, () => act(customerId))
    } catch (thrown) {
      if (!(thrown instanceof UnknownCustomer)) throw thrown
      const another = await customerOf(context, payments, customerId)
      return inTurn(context, () => act(another))
    }
  })
