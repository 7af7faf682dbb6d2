// An authenticator app, as a test holds it.
import { secondFactorEndpoints } from '@portal/contract/auth/second-factor-endpoints'
import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import type { Database } from '../src/platform/database/database.ts'
import { secondFactors } from '../src/schema/sessions.ts'
import { password } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

const stepMs = 30_000

/** What the app shows `steps` half minutes from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * stepMs })

/** As if the last code had been used long ago. */
export const forgetCode = (database: Database, userId: string) =>
  database.update(secondFactors).set({ lastStep: 0 }).where(eq(secondFactors.userId, userId))

/** Turns two-step sign-in on, long ago. */
export const turnOn = async (
  database: Database,
  browser: TestBrowser & { user: { id: string } },
): Promise<{ secret: string; uri: string; recoveryCodes: string[] }> => {
  const started = await browser.call(secondFactorEndpoints.start, { body: { currentPassword: password } })
  const body = { code: codeOf(started.secret) }
  const { recoveryCodes } = await browser.call(secondFactorEndpoints.confirm, { body })
  await forgetCode(database, browser.user.id)
  return { ...started, recoveryCodes }
}
