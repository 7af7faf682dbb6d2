import { call } from '@portal/client/call'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'

/** Throws like `call`. */
export const subscribe = (email: string): Promise<unknown> =>
  call(newsletterEndpoints.subscribe, { body: { email } })
