import { afterAll, describe, expect, spyOn, test } from 'bun:test'
import { log } from '@portal/server/log'
import { eq } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { newsletterSubscribers } from '../../schema/newsletter.ts'
import { favorites, properties } from '../../schema/properties.ts'
import { subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'
import { errorResponse } from '../request/error-response.ts'
import { Refusal } from '../request/refusal.ts'
import { constraintRefusal } from './constraint-refusal.ts'

const { database, signUp } = await openTestApp()
const { user } = await signUp('landlord')

const logged = spyOn(log, 'error').mockImplementation(() => {})
afterAll(() => logged.mockRestore())

const refused = async (statement: PromiseLike<unknown>) => {
  logged.mockClear()
  const thrown = await Promise.resolve(statement).then(
    () => undefined,
    (error: unknown) => constraintRefusal(error),
  )
  errorResponse(thrown, 'r')
  return thrown instanceof Refusal ? [thrown.code, logged.mock.calls.length] : thrown
}

const list = (given: Record<string, unknown>) =>
  database.insert(properties).values({ ...newListing(given), landlordId: user.id })

describe('a constraint error', () => {
  test('is not found if something that it references was deleted', async () => {
    const propertyId = crypto.randomUUID()
    expect(
      await refused(database.insert(favorites).values({ userId: user.id, propertyId, rentAmount: 1 })),
    ).toEqual(['not_found', 0])
  })

  test('is a conflict if something in use is deleted', async () => {
    const [plan] = await database.select().from(subscriptionPlans).limit(1)
    const planId = plan?.id ?? ''
    await database.insert(userSubscriptions).values({ userId: user.id, planId })
    const isPlan = eq(subscriptionPlans.id, planId)
    expect(await refused(database.delete(subscriptionPlans).where(isPlan))).toEqual(['conflict', 1])
  })

  test('is a conflict if it already exists', async () => {
    const subscribe = () => database.insert(newsletterSubscribers).values({ email: 'a@example.org' })
    await subscribe()
    expect(await refused(subscribe())).toEqual(['conflict', 1])
  })

  test.each([
    ['breaks a check', { rentAmount: -1 }],
    ['is out of range', { rentAmount: 1e15 }],
    ['is missing', { title: null }],
    ['cannot be stored', { title: 'a\0b' }],
  ])('is invalid if it %s', async (_, given) => {
    expect(await refused(list(given))).toEqual(['invalid', 1])
  })

  test('is our failure if it is none of these', async () => {
    const failure = new Error('Something else')
    expect(await refused(Promise.reject(failure))).toBe(failure)
    expect(logged).toHaveBeenCalledTimes(1)
  })
})
