import { describe, expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import type { Access } from '@portal/contract/endpoint'
import { eq } from 'drizzle-orm'
import { describedCalls } from '../test/described-calls.ts'
import { ownedThingOf } from '../test/owned-things.ts'
import { startScriptedModel } from '../test/scripted-model.ts'
import { openTestApp } from '../test/test-app.ts'
import { routes } from './app.ts'
import { users } from './schema/people.ts'

const { app, database, visitor, signUp, signIn } = await openTestApp({
  isSeeded: true,
  languageModel: startScriptedModel().languageModel,
})

/** By the contract: each endpoint's `access`, plus `own` for what it names. */
const accessTable = new Map(routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]))
const calls = await describedCalls(app)

const people = {
  tenant: await signIn('tenant@example.com'),
  otherTenant: await signUp('tenant'),
  landlord: await signIn('landlord@example.com'),
  otherLandlord: await signUp('landlord'),
  admin: await signIn('admin@example.com'),
}
type Role = keyof typeof people
const roles: readonly Role[] = ['tenant', 'otherTenant', 'landlord', 'otherLandlord', 'admin']

const mayCall: Record<Access, readonly Role[]> = {
  anyone: roles,
  person: roles,
  tenant: ['tenant', 'otherTenant', 'admin'], // the seeded administrator is also a tenant
  landlord: ['landlord', 'otherLandlord'],
  admin: ['admin'],
}

const signUpClosing = async (userType: 'tenant' | 'landlord') => {
  const person = await signUp(userType)
  const closesAt = new Date(Date.now() + 86_400_000).toISOString()
  await database.update(users).set({ closesAt }).where(eq(users.id, person.user.id))
  return person
}
const closing = { tenant: await signUpClosing('tenant'), landlord: await signUpClosing('landlord') }

const idOf = async (role: Role) => (await people[role].call(authEndpoints.me)).user.id
const ids = { tenant: await idOf('tenant'), landlord: await idOf('landlord') }
// Room for all that these tests make.
await database.update(users).set({ currentPlan: 'enterprise' })

const nobodys = {
  params: { id: crypto.randomUUID(), propertyId: crypto.randomUUID(), token: crypto.randomUUID() },
}
/** Sign-out would end sessions that the other tests use. */
const keepsSession = (key: string) => !key.includes('/logout') && !key.includes('/auth/password')
/** People whose account is closing can read and delete, and do what visitors can. */
const isWork = (key: string) => !/^(GET|DELETE) /.test(key) && accessTable.get(key)?.access !== 'anyone'

describe('every call', () => {
  test('is in both the OpenAPI document and the access table', () => {
    expect([...accessTable.keys()].toSorted()).toEqual(calls.toSorted())
  })

  test.each(calls)('%s is open to visitors only if it is for anyone', async key => {
    const endpoint = accessTable.get(key)
    if (!endpoint) throw new Error(`The access table lacks ${key}`)
    const { status } = await visitor().sendTo(endpoint, nobodys)
    expect([status === 401, status === 403]).toEqual([endpoint.access !== 'anyone', false])
  })

  test.each(calls.filter(key => keepsSession(key) && accessTable.get(key)?.access !== 'anyone'))(
    '%s is open to the roles that it is for, and to no other',
    async key => {
      const endpoint = accessTable.get(key)
      if (!endpoint) throw new Error(`The access table lacks ${key}`)
      for (const role of ['tenant', 'landlord', 'admin'] as const) {
        const { status } = await people[role].copy().sendTo(endpoint, nobodys)
        expect([role, status === 401, status === 403]).toEqual([
          role,
          false,
          !mayCall[endpoint.access].includes(role),
        ])
      }
    },
  )

  test.each(calls.filter(key => keepsSession(key) && !key.includes('/auth/keep') && isWork(key)))(
    '%s is refused to people whose account is closing, unless it clears up or keeps the account',
    async key => {
      const endpoint = accessTable.get(key)
      if (!endpoint) throw new Error(`The access table lacks ${key}`)
      for (const role of ['tenant', 'landlord'] as const) {
        if (!mayCall[endpoint.access].includes(role)) continue
        const { status } = await closing[role].copy().sendTo(endpoint, nobodys)
        expect([role, status === 409]).toEqual([role, endpoint.whileClosing !== true])
      }
    },
  )

  test.each(calls.filter(key => accessTable.get(key)?.own))('%s serves only owners', async key => {
    const endpoint = accessTable.get(key)
    if (!endpoint) throw new Error(`The access table lacks ${key}`)
    const { owner, make, body } = ownedThingOf(endpoint)
    const parts = { params: { id: await make(database, ids) }, ...(body !== undefined && { body }) }
    for (const role of mayCall[endpoint.access].filter(role => role !== owner))
      expect([role, (await people[role].refusal(endpoint, parts)).code]).toEqual([role, 'not_found'])
    await people[owner].call(endpoint, parts)
  })
})
