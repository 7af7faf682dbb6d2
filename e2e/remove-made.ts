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

interface Opened extends Person, Made {
  id: string
  isLandlord: boolean
}

const openAll = async (origin: string, fail: (email: string, error: unknown) => void): Promise<Opened[]> => {
  const opened = new Map<string, Opened>() // an account whose address has changed is recorded twice
  for (const made of readMade())
    try {
      const person = await open(made, origin)
      const { user } = await person.call<{ user: { id: string; userType: string } }>('GET', '/api/auth/me')
      opened.set(user.id, { ...person, ...made, id: user.id, isLandlord: user.userType === 'landlord' })
    } catch (error) {
      fail(made.email, error)
    }
  return [...opened.values()]
}

const close = ({ call, password }: Opened): Promise<unknown> =>
  call('POST', '/api/auth/close', { currentPassword: password })

/**
 * Withdraws the inquiries of every recorded account, deletes its homes and closes it, at once. What two of them shared is gone once both
 * are closed. Throws an Error that lists those that could not be cleaned up.
 */
export const removeMade = async (origin: string): Promise<void> => {
  const failures: string[] = []
  const fail = (email: string, error: unknown) => failures.push(`${email}: ${error}`)
  const all = await openAll(origin, fail)
  const [landlords, tenants] = [all.filter(one => one.isLandlord), all.filter(one => !one.isLandlord)]
  // Tenants go first: their inquiries cannot be withdrawn once the home is deleted, and a home that they live in cannot be deleted.
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
