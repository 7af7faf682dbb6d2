// Only the server's own command makes administrators, so stories that need one are tagged `@own-portal`.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type NewPerson, signUp } from './person.ts'

const grant = join(import.meta.dirname, '../scripts/grant-admin.ts')

export const newAdministrator = async (origin: string | undefined, firstName: string): Promise<NewPerson> => {
  const person = await signUp({ userType: 'tenant', firstName, lastName: 'Chen', origin })
  await promisify(execFile)('bun', [grant, person.email], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  })
  return person
}
