import { eq } from 'drizzle-orm'
import { inProviderTurn } from '../../domain/provider-turn.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { type Contact, type Payments, UnknownCustomer } from '../../platform/ports/payments.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { users } from '../../schema/people.ts'

interface Billing {
  payments: Payments
  /** The site that the provider's pages lead back to. */
  origin: string
}

/** Throws `not_now` if no plans are for sale. */
export const billingOf = ({ payments, env }: Context): Billing => {
  if (!payments || !env.publicOrigin) throw new Refusal('not_now', 'Billing is switched off.')
  return { payments, origin: env.publicOrigin }
}

export const contactOf = ({ email, firstName, lastName, organizationName }: Caller): Contact => ({
  email,
  name: `${firstName} ${lastName}`,
  organization: organizationName,
})

/**
 * Runs in its own turn, so that the customer is stored even if the rest fails, and two calls at once create
 * only one.
 */
const customerOf = (context: Context<Caller>, payments: Payments, unknown: string | null): Promise<string> =>
  inTurn(context, async ({ database, caller }) => {
    const { id: personId, email, stripeCustomerId } = caller
    if (stripeCustomerId && stripeCustomerId !== unknown) return stripeCustomerId
    const customerId = await payments.createCustomer({ personId, email, instead: unknown })
    await database.update(users).set({ stripeCustomerId: customerId }).where(eq(users.id, personId))
    return customerId
  })

/**
 * Runs `act` in the caller's turn with their customer id, creating the customer if necessary, so that one
 * person's calls to the provider run one at a time. If the provider does not know the stored customer, it
 * runs again with a new one.
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
