import { call } from '@portal/client/call'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'

/** Stores an email address for the newsletter. Throws like `call`. */
export const subscribe = (email: string): Promise<unknown> =>
  call(newsletterEndpoints.subscribe, { body: { email } })
