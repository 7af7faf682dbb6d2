import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { placeEndpoints } from '@portal/contract/places/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { sitemapEndpoints } from '@portal/contract/sitemap/endpoints'
import { expectErrors } from '@portal/server/test/expect-errors'
import { howMany } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { sql } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { freezeServer } from '../../../test/server-processes.ts'
import { startWithReplica } from '../../../test/start-replica.ts'
import { registration } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { untilCounted } from '../../../test/until-counted.ts'
import { createApp, routes } from '../../app.ts'
import { openFolder } from '../../integrations/objects/open-folder.ts'
import { readEnv } from '../env.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import { type Database, openDatabase } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { openReplica, type Replica } from './replica.ts'

expectErrors(/The replica is not used/)

const closers = new AsyncDisposableStack()
afterAll(() => closers.disposeAsync())
const { primary, replica: server, stop } = await startWithReplica()
closers.defer(stop)
await migrateDatabase(primary.url)
const jobs = await openJobs({ url: primary.url })
closers.defer(jobs.stop)
const { database, close } = openDatabase(primary.url)
closers.defer(close)
const onReplica = openDatabase(server.superuserUrl, { connections: 1 })
closers.defer(onReplica.close)

const open = (latestMs: number, patienceMs: number): Replica => {
  const opened = openReplica(server.url, primary.url, { latestMs, patienceMs, pauseMs: 50 })
  if (!opened) throw new Error('A replica was given')
  closers.defer(opened.close)
  return opened
}
const portalOn = (replica: Replica) => {
  const objects = openFolder('/nowhere')
  const app = createApp({ database, env: readEnv({}), jobs, replica, objects, secretKeys: ['unused'] })
  return async (request: Request) => app.handle(request)
}
/** So that its delay shows. */
const openAnyLate = () => open(3_600_000, 10_000)
const anyLate = openAnyLate()
const patienceMs = 2000
const replica = open(1000, patienceMs)
const [one, another] = [portalOn(anyLate), portalOn(openAnyLate())]

const isRead = (by: Replica): Promise<boolean> =>
  by.read(async reader => {
    const [row] = await reader.execute<{ isReplica: boolean }>(sql`select pg_is_in_recovery() as "isReplica"`)
    return row?.isReplica === true
  }, database)
const pause = () => onReplica.database.execute(sql`select pg_wal_replay_pause()`)
const resume = () => onReplica.database.execute(sql`select pg_wal_replay_resume()`)
const untilUsed = async () => {
  for (const each of [anyLate, replica]) await untilTrue(() => isRead(each))
}
/** Until the replica has everything written so far. */
const untilAlike = async () => {
  const [row] = await database.execute<{ at: string }>(sql`select pg_current_wal_insert_lsn()::text as at`)
  await untilTrue(async () => {
    const [seen] = await onReplica.database.execute<{ hasAll: boolean }>(
      sql`select pg_last_wal_replay_lsn() >= ${row?.at}::pg_lsn as "hasAll"`,
    )
    return seen?.hasAll === true
  })
}
const landlordOf = async (handle: (request: Request) => Promise<Response>) => {
  const browser = new TestBrowser(handle)
  await browser.call(accountEndpoints.register, { body: registration({ userType: 'landlord' }) })
  return browser
}

const view = { north: '38', south: '37', east: '-122', west: '-123', zoom: '8' }
const seen = {
  search: async (by: TestBrowser) => (await by.call(propertyEndpoints.search)).total,
  facets: async (by: TestBrowser) => (await by.call(propertyEndpoints.facets)).total.count,
  map: async (by: TestBrowser) => (await by.call(propertyEndpoints.map, { query: view })).total,
  places: async (by: TestBrowser) => (await by.call(placeEndpoints.find)).places[0]?.count ?? 0,
  sitemap: async (by: TestBrowser) => {
    const { parts } = await by.call(sitemapEndpoints.index)
    const part = parts.find(name => name.startsWith('homes-')) ?? ''
    return (await by.call(sitemapEndpoints.part, { params: { part } })).entries.length
  },
}
/** These only show whether a place has any homes. */
const uncounted: Endpoint[] = [placeEndpoints.understand, placeEndpoints.about, sitemapEndpoints.index]

afterEach(async () => {
  await resume()
  await untilUsed()
})

describe('a replica', () => {
  test('serves all reads that may lag, except for the writer’s, in whichever process', async () => {
    let asked = 0
    const inTurns = (request: Request) => {
      asked += 1
      return asked % 2 ? one(request) : another(request)
    }
    const landlord = await landlordOf(inTurns)
    const visitor = new TestBrowser(inTurns)
    const list = async () => {
      const place = { city: 'Oakland', latitude: 37.8, longitude: -122.27 }
      await landlord.call(listingEndpoints.create, { body: newListing(place) })
      await untilCounted(database)
    }
    await list()
    await untilUsed()
    await untilAlike()
    await pause()
    await list()
    const lagging = routes.filter(({ endpoint }) => endpoint.mayLag && !uncounted.includes(endpoint))
    expect(lagging).toHaveLength(Object.keys(seen).length)
    expect(lagging.filter(({ endpoint }) => endpoint.method !== 'GET')).toEqual([])
    for (const [what, count] of Object.entries(seen))
      for (const _process of [one, another])
        expect([what, await count(visitor), await count(landlord)]).toEqual([what, 1, 2])
    await resume()
    await untilAlike()
    for (const [what, count] of Object.entries(seen)) expect([what, await count(visitor)]).toEqual([what, 2])
  })

  test('is not used for ten seconds by a browser that wrote, whatever the result', async () => {
    const { headers } = await one(
      new Request('http://localhost/api/newsletter', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      }),
    )
    expect(headers.getSetCookie()).toEqual(['wrote=yes; Path=/; Max-Age=10; HttpOnly; SameSite=Lax'])
    const read = await one(new Request('http://localhost/api/places'))
    expect(read.headers.getSetCookie()).toEqual([])
  })

  test('that is late is not used until it has caught up', async () => {
    await pause()
    await untilTrue(async () => {
      await database.execute(sql`select pg_logical_emit_message(true, 'test', 'something to replay')`)
      return !(await isRead(replica))
    })
    expect(await isRead(anyLate)).toBe(true)
    await resume()
    await untilTrue(() => isRead(replica))
  })

  test('is known to be complete if the log ends with a page', async () => {
    const { database: superuser, close } = openDatabase(primary.superuserUrl, { connections: 1 })
    await untilTrue(async () => {
      await superuser.execute(sql`select pg_switch_wal()`)
      const switchedAt = performance.now()
      await untilTrue(async () => anyLate.load().seconds_late * 1000 < performance.now() - switchedAt)
      // If something was written since, the position differs.
      const [row] = await superuser.execute<{ isAtPage: boolean }>(
        sql`select (pg_current_wal_insert_lsn() - '0/0') % 8192 = 40 as "isAtPage"`,
      )
      return row?.isAtPage === true
    })
    await close()
  })

  test.each(['killed', 'frozen'].slice(0, howMany(1, 2)))(
    'that is %s fails no answer, and is used again later',
    async how => {
      const visitor = new TestBrowser(portalOn(replica))
      const search = async () => {
        const { status } = await visitor.sendTo(propertyEndpoints.search)
        return status
      }
      const waiting = Array.from({ length: 20 }, search)
      const goOn = how === 'frozen' ? freezeServer(server.dataDir) : server.startAgain
      if (how === 'killed') await server.kill()
      const answers = await Promise.all([...waiting, ...Array.from({ length: 20 }, search)])
      expect(new Set(answers)).toEqual(new Set([200]))
      // Only callers who were already waiting have waited.
      expect(await isRead(replica)).toBe(false)
      const asked: Database[] = []
      for (let count = 0; count < 20; count += 1) {
        await replica.read(async given => asked.push(given), database)
        expect(await search()).toBe(200)
      }
      expect(asked).toEqual(Array(20).fill(database))
      await goOn()
      await untilUsed()
    },
  )
})

describe('a database that is not a replica of this one', () => {
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
  const readUntil = async (output: ReadableStream<Uint8Array<ArrayBuffer>>, text: string) => {
    let read = ''
    for await (const chunk of output.pipeThrough(new TextDecoderStream())) {
      read += chunk
      if (read.includes(text)) break
    }
    return read
  }
  const addressed = (parts: Partial<URL>) => Object.assign(new URL(server.url), parts).href

  const others = [
    ['nobody', () => addressed({ port: '1' }), 'ECONNREFUSED'],
    ['a wrong password', () => addressed({ password: 'wrong-secret' }), 'password authentication failed'],
    ['the primary itself', () => primary.url, 'it is not a replica of this database'],
  ] as const

  test.each(others.slice(0, howMany(1, others.length)))(
    'is named in the log and never read: %s',
    async (_, url, reason) => {
      const portal = Bun.spawn([process.execPath, main], {
        env: {
          ...process.env,
          DATABASE_URL: primary.url,
          DATABASE_REPLICA_URL: url(),
          PORT: '0',
          LOG_FORMAT: 'json',
        },
        stdout: 'pipe',
        stderr: 'pipe',
      })
      const told = await readUntil(portal.stdout, 'listens on')
      const complained = await readUntil(portal.stderr, reason)
      const origin = /http:\S+(?=\/")/.exec(told)?.[0] ?? ''
      const visitor = new TestBrowser(request => fetch(request), origin)
      await visitor.call(propertyEndpoints.search)
      portal.kill()
      for (const never of [new URL(url()).password, new URL(primary.url).password, 'read from the replica'])
        expect(told + complained).not.toContain(never)
    },
  )
})
