// The newsletter.
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { newsletterSignUps } from '../../platform/limits/rate-limit.ts'
import { route, type Verb } from '../../platform/request/route.ts'
import { newsletterSubscribers } from '../../schema/notifications.ts'

/** Stores the address once, ignoring case; the answer does not reveal whether it was known. */
const subscribe: Verb<typeof newsletterEndpoints.subscribe> = async ({ database }, { body }) => {
  await database.insert(newsletterSubscribers).values({ email: body.email }).onConflictDoNothing()
  return { accepted: true }
}

export const newsletterRoutes = [
  route(newsletterEndpoints.subscribe, subscribe, { limit: newsletterSignUps }),
]
