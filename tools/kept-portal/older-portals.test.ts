import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '@portal/api/migrate'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { shellName } from '@portal/releases/names'
import { copyVersions, startWithVersions } from '@portal/releases/test/released'
import { apps } from '../../scripts/apps.ts'
import { build } from '../../scripts/build.ts'
import { type Caller, newCaller, signIn } from './caller.ts'
import * as deeds from './deeds.ts'
import { keptApp, keptFolder, type PortalRecord } from './kept.ts'
import { lostSince } from './lost-since.ts'
import { people } from './people.ts'
import { readCatalog } from './read-catalog.ts'
import { itemsIn, readPortal } from './read-portal.ts'
import { readSeen, restorePortal } from './restore-portal.ts'
import { type StartedPortal, startPortal } from './start-portal.ts'

const packages = [shellName, ...apps]
const built = await mkdtemp(join(tmpdir(), 'built-'))
const emptyDir = await mkdtemp(join(tmpdir(), 'new-portal-'))

const catalogIn = async (dataDir: string, prepare?: (url: string) => Promise<void>): Promise<string[]> => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir })
  await prepare?.(url)
  const catalog = await readCatalog(url)
  await stop()
  return catalog
}

let newCatalog: string[]
beforeAll(async () => {
  await startWithVersions(built, packages)
  expect(await build(built)).toEqual([])
  newCatalog = await catalogIn(emptyDir, migrateDatabase)
}, 200_000)
afterAll(() => Promise.all([built, emptyDir].map(folder => rm(folder, { recursive: true }))))

interface Entry {
  version: string
  entry: string
  pinned: boolean
}

describe.each(readdirSync(keptFolder))('the data folder of %s', commit => {
  let seen: PortalRecord
  let dataDir: string
  let portal: StartedPortal
  let tenant: Caller
  let landlord: Caller

  const closers = new AsyncDisposableStack()
  beforeAll(async () => {
    seen = await readSeen(commit)
    dataDir = await restorePortal(commit)
    closers.defer(() => rm(dataDir, { recursive: true }))
    copyVersions(built, dataDir, packages)
    portal = await startPortal({ DATA_DIR: dataDir })
    closers.defer(portal.stop)
    tenant = await signIn(portal.origin, people.tenant)
    landlord = await signIn(portal.origin, people.landlord)
  }, 200_000)
  afterAll(() => closers.disposeAsync(), 60_000)

  test('has something of every kind that its portal knew', () => {
    const { tenant: ofTenant, landlord: ofLandlord } = seen.answers
    const kinds = [
      'inquiries',
      'favourites',
      'saved-searches',
      'tenancies/my',
      'maintenance/requests/my-requests',
      'ai/notifications',
      'ai/reminders',
      'ai/conversations',
    ]
    for (const kind of kinds) expect(itemsIn(ofTenant[`/api/${kind}`])).not.toEqual([])
    expect(itemsIn(ofLandlord['/api/properties/my'])).toHaveLength(2)
    expect(ofTenant['/api/subscriptions/current']).toMatchObject({ planName: 'Basic', status: 'active' })
  })

  test.each(Object.keys(people) as (keyof typeof people)[])('shows the %s all that was there', async who => {
    const now = await readPortal(await signIn(portal.origin, people[who]))
    expect(lostSince(seen.answers[who], now)).toEqual([])
  })

  test('has the tables, indexes, views, functions, triggers and migrations of a new one', async () => {
    expect(await catalogIn(dataDir)).toEqual(newCatalog)
  })

  const firstIn = async ({ call }: Caller, list: string, status?: string): Promise<string> => {
    const things = itemsIn(await call('GET', list))
    const found = things.find(thing => status === undefined || thing.status === status)
    if (!found) throw new Error(`${list} has no ${status ?? 'thing'}: ${JSON.stringify(things)}`)
    return found.id
  }

  test('takes a new person, who buys a plan', async () => {
    const names = { firstName: 'Nele', lastName: 'Jansen', userType: 'tenant' } as const
    const person = await deeds.signUp(portal.origin, {
      ...{ email: 'nele@example.org', password: 'three geese over the ferry' },
      ...names,
    })
    expect(await person.call('GET', '/api/auth/profile')).toMatchObject({ user: names })
    await deeds.buyPlan(person)
  })

  test('lets people change their profile', async () => {
    await tenant.call('PUT', '/api/auth/profile', { lastName: 'Okafor' })
    expect(await tenant.call('GET', '/api/auth/profile')).toMatchObject({ user: { lastName: 'Okafor' } })
    await tenant.call('PUT', '/api/tenant-profile', { preferredLocation: 'Seaside' })
    expect(await tenant.call('GET', '/api/tenant-profile')).toMatchObject({
      tenantProfile: { preferredLocation: 'Seaside', petOwner: true },
    })
  })

  test('lets a landlord change a home, and a tenant who kept it is notified of a lower rent', async () => {
    const path = `/api/properties/${await firstIn(tenant, '/api/favourites')}`
    const lower = () => landlord.call('PUT', path, { rentAmount: 1600 })
    expect(await deeds.notificationsOf(tenant, lower)).not.toEqual([])
    expect(await landlord.call('GET', path)).toMatchObject({ property: { rentAmount: 1600 } })
    await tenant.call('DELETE', path.replace('properties', 'favourites'))
    expect(await tenant.call('GET', '/api/favourites')).toEqual({ properties: [], nextCursor: null })
  })

  test('finds homes listed then and now, and a saved search notifies about a new one', async () => {
    const id = await deeds.saveSearch(tenant, 'For the summer')
    await deeds.notificationsOf(tenant, () => deeds.listHome(landlord, 'Rooms by the lighthouse'))
    const { properties } = await tenant.call<{ properties: { title: string }[] }>(
      'GET',
      '/api/properties/search?city=Astoria&state=OR',
    )
    expect(properties.map(({ title }) => title).sort()).toEqual([
      'Rooms above the bakery',
      'Rooms at the end of the pier',
      'Rooms by the lighthouse',
    ])
    const each = await tenant.call<{ savedSearches: deeds.CreatedItem[] }>('GET', '/api/saved-searches')
    for (const search of each.savedSearches)
      await tenant.call('PUT', `/api/saved-searches/${search.id}`, { name: 'Renamed', alert: 'daily' })
    await tenant.call('DELETE', `/api/saved-searches/${id}`)
  })

  test('lets a landlord answer the open inquiry, and receive another', async () => {
    const answer = async () => {
      const waiting = await firstIn(landlord, '/api/inquiries', 'pending')
      await landlord.call('POST', `/api/inquiries/${waiting}/respond`, { message: 'It does, in an hour.' })
    }
    await deeds.notificationsOf(tenant, answer)
    const home = await deeds.listHome(landlord, 'Rooms over the chandlery')
    await deeds.notificationsOf(landlord, () => deeds.askAbout(tenant, home, 'Is there a cellar?'))
  })

  test('lets an open repair request continue, and takes another', async () => {
    const path = '/api/maintenance/requests'
    const accept = async () => {
      const waiting = await firstIn(landlord, `${path}/landlord`, 'submitted')
      await landlord.call('POST', `${path}/${waiting}/acknowledge`)
      await landlord.call('POST', `${path}/${waiting}/complete`, { actualCost: 40 })
    }
    await deeds.notificationsOf(tenant, accept, 2)
    const { tenancies } = await tenant.call<{ tenancies: { propertyId: string }[] }>(
      'GET',
      '/api/tenancies/my',
    )
    const home = tenancies[0]?.propertyId ?? ''
    await deeds.notificationsOf(landlord, () => deeds.fileRepair(tenant, home, 'The window rattles'))
  })

  test('lets a plan end with its period, and be reactivated', async () => {
    const current = '/api/subscriptions/current'
    await tenant.call('POST', '/api/subscriptions/cancel')
    expect(await tenant.call('GET', current)).toMatchObject({ cancelAtPeriodEnd: true })
    await tenant.call('POST', '/api/subscriptions/reactivate')
    expect(await tenant.call('GET', current)).toMatchObject({ cancelAtPeriodEnd: false, planName: 'Basic' })
  })

  test('takes reminders, what they are asked to do, and what was read', async () => {
    await deeds.setReminder(tenant, 'Look at the roof')
    const { reminders } = await tenant.call<{ reminders: deeds.CreatedItem[] }>('GET', '/api/ai/reminders')
    for (const { id } of reminders) await tenant.call('POST', `/api/ai/reminders/${id}/complete`, {})
    const told = await firstIn(landlord, '/api/ai/notifications')
    await landlord.call('PUT', `/api/ai/notifications/${told}/read`)
    await landlord.call('DELETE', `/api/ai/notifications/${told}`)
  })

  test('lets the assistant answer in old and new conversations', async () => {
    const path = '/api/ai/conversations'
    await tenant.call('POST', path, { message: 'Which repairs are still open?' })
    const { conversations } = await tenant.call<{ conversations: deeds.CreatedItem[] }>('GET', path)
    for (const { id } of conversations) {
      await tenant.call('POST', `${path}/${id}/messages`, { message: 'Which plan do I have?' })
      expect(JSON.stringify(await tenant.call('GET', `${path}/${id}/messages`))).toContain('Basic')
    }
  })

  test(`serves ${keptApp} at the version that was pinned`, async () => {
    const { apps } = await newCaller(portal.origin).call<{ apps: Record<string, Entry> }>(
      'GET',
      '/registry.json',
    )
    const today = JSON.parse(await readFile(join(built, 'releases/registry.json'), 'utf8')).apps
    const version = seen.pinnedVersion
    expect(apps[keptApp]).toMatchObject({ version, pinned: true })
    for (const name of Object.keys(today)) {
      const { entry, version: live } = apps[name] ?? { entry: '' }
      expect(live).toBe(name === keptApp ? version : today[name].version)
      expect(await fetch(`${portal.origin}${entry}remote-entry.js`).then(({ status }) => status)).toBe(200)
    }
    const page = await fetch(`${portal.origin}/maintenance/requests`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Maintenance Requests')])
  })
})
