import { DrizzleQueryError } from 'drizzle-orm'
import { notFound, Refusal } from '../request/refusal.ts'
import { sqlStateOf } from './transaction.ts'

/** Table rules that the contract let through: a check, a missing value, a value out of range. */
const brokenRule = /^(23502|23514|22\w{3})$/

/**
 * Writing for a thing that was deleted meanwhile is `not_found`; a deletion that references prevent, a duplicate, and a
 * tour that overlaps another are `conflict`. Others are `invalid`, and logged: the contract let them through. Anything
 * else is returned unchanged.
 */
export const constraintRefusal = (thrown: unknown): unknown => {
  if (thrown instanceof Refusal) return thrown
  const state = sqlStateOf(thrown) ?? ''
  const cause = { cause: thrown }
  if (state === '23503' && !isDeletion(thrown)) return notFound('thing anymore')
  if (state === '23503' || state === '23001')
    return new Refusal('conflict', 'This is still used elsewhere, and cannot be deleted.', {}, cause)
  if (state === '23505') return new Refusal('conflict', 'This already exists.', {}, cause)
  if (state === '23P01')
    return new Refusal('conflict', 'Another tour is already set for this time. Please choose another time.')
  if (brokenRule.test(state))
    return new Refusal('invalid', 'Please check what you entered and try again.', {}, cause)
  return thrown
}

/** PostgreSQL uses the same constraint name on both sides; the statement shows which side failed. */
const isDeletion = (thrown: unknown): boolean =>
  thrown instanceof DrizzleQueryError && /^\s*delete\b/i.test(thrown.query)
