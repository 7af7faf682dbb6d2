// The API for tests, selling plans through the payment provider's stand-in, which sends all events to it.
import { afterAll, beforeAll } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq } from 'drizzle-orm'
import { users } from '../src/schema/people.ts'
import { openBilling } from './billing.ts'
import { openTestApp } from './test-app.ts'

export const openBilledApp = async () => {
  const answering = new Set<Promise<Response>>()
  // Before the database is gone, which the last events still need.
  afterAll(async () => {
    await portal.stop(true)
    await Promise.all(answering)
  })
  const billing = await openBilling()
  const testApp = await openTestApp({ payments: billing.payments })
  const { app, database, signUp } = testApp

  const portal = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async request => {
      const answer = app.handle(request)
      answering.add(answer)
      return answer.finally(() => answering.delete(answer))
    },
  })
  const webhook = `${portal.url}api/stripe/webhook`
  beforeAll(() => billing.turn('deliveries', { urls: [webhook], firstRetryMs: 10 }))

  /** Events that fail or time out on a busy machine are retried. */
  const heard = () => untilTrue(async () => (await billing.countWaiting()) === 0, 300_000)

  /** Since `since` on their test clock. */
  const subscriber = async (planKey = 'basic_monthly', since?: Date) => {
    const person = await signUp('landlord')
    await billing.turn('deliveries', { hold: true })
    const subscription = await billing.subscribe(planKey, { personId: person.user.id, since })
    await database
      .update(users)
      .set({ stripeCustomerId: subscription.customer })
      .where(eq(users.id, person.user.id))
    await billing.turn('deliveries', { hold: false })
    await heard()
    const plan = async () => (await person.call(authEndpoints.profile)).user.currentPlan
    return { person, plan, ...subscription }
  }

  return { ...testApp, billing, webhook, heard, subscriber }
}
