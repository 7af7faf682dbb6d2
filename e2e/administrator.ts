// Only the server's own command makes administrators, so stories that need one are tagged `@administrators`.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { TOTP } from 'otpauth'
import { remember } from './made.ts'
import { type NewPerson, signUp } from './person.ts'

const { E2E_BASE_URL, E2E_DATABASE_URL, E2E_DATA_DIR } = process.env

const onDatabase = (script: string, email: string) =>
  promisify(execFile)('bun', [join(import.meta.dirname, '../scripts', script), email], {
    env: {
      ...process.env,
      ...(E2E_BASE_URL ? { DATABASE_URL: E2E_DATABASE_URL } : { DATA_DIR: E2E_DATA_DIR }),
    },
  })

/** As if its last day had been yesterday, without the chores of the days between. */
export const endLicense = ({ email }: NewPerson) => onDatabase('test/end-license.ts', email)

export const newAdministrator = async (origin: string | undefined, firstName: string): Promise<NewPerson> => {
  const person = await signUp({ userType: 'tenant', firstName, lastName: 'Chen', origin })
  await onDatabase('grant-admin.ts', person.email)
  if (E2E_BASE_URL) await turnOnFactor(person)
  return person
}

/** A portal in production refuses administrators until then. */
const turnOnFactor = async ({ call, cookies, email, password }: NewPerson): Promise<void> => {
  const readQueue = () => call('GET', '/api/admin/violations')
  await expect(readQueue()).rejects.toThrow('Administrators need two-step sign-in')
  const factor = '/api/auth/second-factor'
  const { secret } = await call<{ secret: string }>('POST', factor, { currentPassword: password })
  const { recoveryCodes } = await call<{ recoveryCodes: [string] }>('POST', `${factor}/confirm`, {
    code: new TOTP({ secret }).generate(),
  })
  await readQueue()
  remember({ email, password, cookies, recoveryCode: recoveryCodes[0] })
}
