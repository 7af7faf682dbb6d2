import type { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import type { Verb } from '../../platform/route.ts'
import { newsletterSubscribers } from '../../schema/notifications.ts'

/** Keeps the address, compared without case, once; nobody learns whether it was known. */
export const subscribe: Verb<typeof newsletterEndpoints.subscribe> = async ({ database }, { body }) => {
  await database.insert(newsletterSubscribers).values({ email: body.email }).onConflictDoNothing()
  return { accepted: true }
}
