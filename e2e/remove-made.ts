import { rmSync } from 'node:fs'
import { request } from '@playwright/test'
import { type RecordedAccount, readMade } from './made.ts'
import { type Person, personOf } from './person.ts'

/** Uses the session of the sign-up, or a new one. */
const open = async ({ email, password, cookies = [] }: RecordedAccount, origin: string): Promise<Person> => {
  const caller = await request.newContext({ storageState: { cookies, origins: [] } })
  const person = personOf(caller, origin)
  const me = await caller.get(`${origin}/api/auth/me`)
  if (!me.ok()) await person.call('POST', '/api/auth/login', { email, password })
  return person
}

const withdrawInquiries = async ({ call }: Person): Promise<void> => {
  const { inquiries } = await call<{ inquiries: { id: string }[] }>(
    'GET',
    '/api/inquiries?status=pending,responded,scheduled&limit=100',
  )
  for (const { id } of inquiries) await call('POST', `/api/inquiries/${id}/cancel`)
}

const deleteHomes = async ({ call }: Person): Promise<void> => {
  const { properties } = await call<{ properties: { id: string }[] }>('GET', '/api/properties/my')
  for (const { id } of properties) await call('DELETE', `/api/properties/${id}`)
}

interface SignedInAccount extends Person, RecordedAccount {
  id: string
  isLandlord: boolean
}

const openAll = async (
  origin: string,
  fail: (email: string, error: unknown) => void,
): Promise<SignedInAccount[]> => {
  const accounts = new Map<string, SignedInAccount>() // an account whose address has changed is recorded twice
  for (const account of readMade())
    try {
      const person = await open(account, origin)
      const { user } = await person.call<{ user: { id: string; userType: string } }>('GET', '/api/auth/me')
      accounts.set(user.id, { ...person, ...account, id: user.id, isLandlord: user.userType === 'landlord' })
    } catch (error) {
      fail(account.email, error)
    }
  return [...accounts.values()]
}

const close = async ({ call, password, recoveryCode }: SignedInAccount): Promise<void> => {
  if (recoveryCode) await call('POST', '/api/auth/second-factor/check', { code: recoveryCode })
  await call('POST', '/api/auth/close', { currentPassword: password })
}

/**
 * Withdraws inquiries, deletes homes and closes accounts, at once. Throws an Error that lists what could not be
 * cleaned up.
 */
export const removeMade = async (origin: string): Promise<void> => {
  const failures: string[] = []
  const fail = (email: string, error: unknown) => failures.push(`${email}: ${error}`)
  const all = await openAll(origin, fail)
  const [landlords, tenants] = [all.filter(one => one.isLandlord), all.filter(one => !one.isLandlord)]
  // Tenants go first: their inquiries cannot be withdrawn without the home, and a home that they live in cannot be deleted.
  for (const tenant of tenants)
    for (const remove of [withdrawInquiries, close])
      await remove(tenant).catch(error => fail(tenant.email, error))
  for (const landlord of landlords)
    for (const remove of [deleteHomes, close])
      await remove(landlord).catch(error => fail(landlord.email, error))
  rmSync(process.env.E2E_MADE ?? '', { force: true })
  if (failures.length > 0) throw new Error(`Not everything was removed:\n${failures.join('\n')}`)
  if (all.length > 0)
    console.log(`Closed the suite's ${all.length} accounts, with their homes and inquiries.`)
}
