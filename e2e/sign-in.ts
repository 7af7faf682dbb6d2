import type { APIRequestContext } from '@playwright/test'

/** The demonstration's accounts that stories sign in as. */
export type Account = 'tenant' | 'landlord'

/** Gives a browser, by its request context, its own session. Throws when the API refuses. */
export const signIn = async (request: APIRequestContext, account: Account, origin = ''): Promise<void> => {
  const response = await request.post(`${origin}/api/auth/login`, {
    data: { email: `${account}@example.com`, password: 'rental-demo' },
    headers: { origin },
  })
  if (!response.ok()) throw new Error(`Signing in as ${account} failed: ${await response.text()}`)
}
