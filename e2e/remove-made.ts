// Removes what the suite created on a portal that keeps running.
import { rmSync } from 'node:fs'
import { request } from '@playwright/test'
import { type Made, readMade } from './made.ts'
import { type Person, personOf } from './person.ts'

/** Uses the session of the sign-up, or a new one. */
const open = async ({ email, password, cookies = [] }: Made, origin: string): Promise<Person> => {
  const caller = await request.newContext({ storageState: { cookies, origins: [] } })
  const person = personOf(caller, origin)
  const me = await caller.get(`${origin}/api/auth/me`)
  if (!me.ok()) await person.call('POST', '/api/auth/login', { email, password })
  return person
}

const removeAsTenant = async ({ call }: Person): Promise<void> => {
  const { inquiries } = await call<{ inquiries: { id: string }[] }>(
    'GET',
    '/api/inquiries?status=pending,responded,scheduled&limit=100',
  )
  for (const { id } of inquiries) await call('POST', `/api/inquiries/${id}/cancel`)
  const { properties } = await call<{ properties: { id: string }[] }>('GET', '/api/favourites?limit=100')
  for (const { id } of properties) await call('DELETE', `/api/favourites/${id}`)
  const { savedSearches } = await call<{ savedSearches: { id: string }[] }>('GET', '/api/saved-searches')
  for (const { id } of savedSearches) await call('DELETE', `/api/saved-searches/${id}`)
}

const removeAsLandlord = async ({ call }: Person): Promise<void> => {
  const { properties } = await call<{ properties: { id: string }[] }>('GET', '/api/properties/my')
  for (const { id } of properties) await call('DELETE', `/api/properties/${id}`)
}

interface Opened extends Person {
  email: string
  isLandlord: boolean
}

const openAll = async (origin: string, fail: (email: string, error: unknown) => void): Promise<Opened[]> => {
  const opened: Opened[] = []
  for (const made of readMade())
    try {
      const person = await open(made, origin)
      const { user } = await person.call<{ user: { userType: string } }>('GET', '/api/auth/me')
      opened.push({ ...person, email: made.email, isLandlord: user.userType === 'landlord' })
    } catch (error) {
      fail(made.email, error)
    }
  return opened
}

/**
 * Withdraws the inquiries, favorites and saved searches of every recorded account, deletes its homes and signs it out. No
 * call deletes an account, so the accounts stay, empty. Throws an Error that lists those that could not be cleaned up.
 */
export const removeMade = async (origin: string): Promise<void> => {
  const failures: string[] = []
  const fail = (email: string, error: unknown) => failures.push(`${email}: ${error}`)
  const all = await openAll(origin, fail)
  const [landlords, tenants] = [all.filter(one => one.isLandlord), all.filter(one => !one.isLandlord)]
  // Inquiries come first, because they cannot be withdrawn once their home is deleted.
  for (const tenant of tenants) await removeAsTenant(tenant).catch(error => fail(tenant.email, error))
  for (const landlord of landlords)
    await removeAsLandlord(landlord).catch(error => fail(landlord.email, error))
  for (const { call, email } of all) await call('POST', '/api/auth/logout').catch(error => fail(email, error))
  rmSync(process.env.E2E_MADE ?? '', { force: true })
  if (failures.length > 0) throw new Error(`Not everything was removed:\n${failures.join('\n')}`)
  if (all.length > 0)
    console.log(
      `Removed the homes, inquiries and favorites of the suite's ${all.length} accounts; the accounts (test-…@example.com) stay, empty.`,
    )
}
