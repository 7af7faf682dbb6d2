// The newsletter.
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { newsletterSignUps } from '../../platform/rate-limit.ts'
import { route, type Verb } from '../../platform/route.ts'
import { newsletterSubscribers } from '../../schema/notifications.ts'

/** Keeps the address, compared without case, once; nobody learns whether it was known. */
const subscribe: Verb<typeof newsletterEndpoints.subscribe> = async ({ database }, { body }) => {
  await database.insert(newsletterSubscribers).values({ email: body.email }).onConflictDoNothing()
  return { accepted: true }
}

export const newsletterRoutes = [
  route(newsletterEndpoints.subscribe, subscribe, { limit: newsletterSignUps }),
]
