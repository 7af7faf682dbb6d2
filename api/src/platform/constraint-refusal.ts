// What the database refuses because of what is, or is no longer, in it, as the Refusal that a person reads.
import { DrizzleQueryError } from 'drizzle-orm'
import { notFound, Refusal } from './refusal.ts'
import { sqlStateOf } from './transaction.ts'

/** What breaks a rule of the tables though the contract let it through: a check, a missing value, a value out of range. */
const brokenRule = /^(23502|23514|22\w{3})$/

/**
 * A thing that was deleted while something was being written for it is `not_found`, a deletion that something else
 * prevents is `conflict`, and so is a second one of what may exist only once. What else the tables refuse is `invalid`; that
 * the contract allowed it is our mistake, so the cause is logged with it. Anything else comes back unchanged.
 */
export const constraintRefusal = (thrown: unknown): unknown => {
  if (thrown instanceof Refusal) return thrown
  const state = sqlStateOf(thrown) ?? ''
  const cause = { cause: thrown }
  if (state === '23503' && !isDeletion(thrown)) return notFound('thing anymore')
  if (state === '23503' || state === '23001')
    return new Refusal('conflict', 'This is still used elsewhere, and cannot be deleted.', {}, cause)
  if (state === '23505') return new Refusal('conflict', 'This already exists.', {}, cause)
  if (brokenRule.test(state))
    return new Refusal('invalid', 'Please check what you entered and try again.', {}, cause)
  return thrown
}

/** The database gives the rule the same name on both sides; the statement says which it was. */
const isDeletion = (thrown: unknown): boolean =>
  thrown instanceof DrizzleQueryError && /^\s*delete\b/i.test(thrown.query)
