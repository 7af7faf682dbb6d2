import { call } from '@portal/client/call'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'

/** Keeps an e-mail address for the newsletter. Throws as `call` does. */
export const subscribe = (email: string): Promise<unknown> =>
  call(newsletterEndpoints.subscribe, { body: { email } })
