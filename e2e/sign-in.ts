import type { APIRequestContext } from '@playwright/test'
import { type Account, credentialsOf } from './world.ts'

/** Gives a browser, by its request context, its own session. Throws when the API refuses. */
export const signIn = async (request: APIRequestContext, account: Account, origin = ''): Promise<void> => {
  const { email, password } = credentialsOf(account)
  const response = await request.post(`${origin}/api/auth/login`, {
    data: { email, password },
    headers: { origin },
  })
  if (!response.ok()) throw new Error(`Signing in as ${account} failed: ${await response.text()}`)
}
