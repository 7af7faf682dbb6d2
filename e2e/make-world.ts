// Creates the people and homes that stories share; afterward removes them if the portal keeps running.
import { type FullConfig, request } from '@playwright/test'
import { furnish } from './furnish.ts'
import { keepOverride } from './override.ts'
import { signUp } from './person.ts'
import { removeMade } from './remove-made.ts'
import { signIn } from './sign-in.ts'
import { newKey } from './unique.ts'
import {
  type Account,
  type Cookies,
  type DemonstrationAccount,
  hasDemonstration,
  type World,
} from './world.ts'

const cookiesOf = async (account: DemonstrationAccount, origin: string): Promise<Cookies> => {
  const caller = await request.newContext()
  await signIn(caller, account, origin)
  return (await caller.storageState()).cookies
}

const tenancyOf = async (origin: string, { 'demonstration tenant': cookies }: World['cookies']) => {
  if (!cookies) return null
  const caller = await request.newContext({ storageState: { cookies, origins: [] } })
  const { tenancies } = await (await caller.get(`${origin}/api/tenancies/my`)).json()
  return tenancies[0]?.id ?? null
}

const makePeople = async (origin: string, key: string) => {
  const own = (userType: 'tenant' | 'landlord', firstName: string) =>
    signUp({ userType, firstName, lastName: `Test ${key}`, origin })
  const [tenant, landlord, secondTenant, secondLandlord] = await Promise.all([
    own('tenant', 'Tilda'),
    own('landlord', 'Lars'),
    own('tenant', 'Tomas'),
    own('landlord', 'Lotte'),
  ])
  return { tenant, landlord, 'second tenant': secondTenant, 'second landlord': secondLandlord }
}

const makeWorld = async (origin: string): Promise<World> => {
  const key = newKey()
  const people = await makePeople(origin, key)
  const cookies: Partial<Record<Account, Cookies>> = {}
  for (const account of ['tenant', 'landlord', 'second tenant', 'second landlord'] as const)
    cookies[account] = people[account].cookies
  if (hasDemonstration)
    for (const account of [
      'demonstration tenant',
      'demonstration landlord',
      'demonstration administrator',
    ] as const)
      cookies[account] = await cookiesOf(account, origin)
  const { user } = await people.tenant.call<{ user: { hasAssistant?: boolean } }>('GET', '/api/auth/me')
  return {
    key,
    people,
    cookies,
    hasAssistant: user.hasAssistant === true,
    tenancyId: await tenancyOf(origin, cookies),
    ...(await furnish(key, people)),
  }
}

/** Workers read it from the environment, which Playwright passes on. */
const prepare = async ({ projects }: FullConfig): Promise<() => Promise<void>> => {
  const origin = projects[0]?.use.baseURL ?? ''
  try {
    if (process.env.E2E_MF) await keepOverride(origin, process.env.E2E_MF)
    process.env.E2E_WORLD = JSON.stringify(await makeWorld(origin))
  } catch (error) {
    await removeMade(origin)
    throw error
  }
  return () => removeMade(origin)
}

export default prepare
