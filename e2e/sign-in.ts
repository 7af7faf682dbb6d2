import type { APIRequestContext } from '@playwright/test'
import { type Account, credentialsOf } from './world.ts'

/** Signs in to a separate session. Throws if the API refuses. */
export const signIn = async (request: APIRequestContext, account: Account, origin = ''): Promise<void> => {
  const { email, password } = credentialsOf(account)
  const response = await request.post(`${origin}/api/auth/login`, {
    data: { email, password },
    headers: { origin },
  })
  if (!response.ok()) throw new Error(`Signing in as ${account} failed: ${await response.text()}`)
}
