// A database that accepts everything and then hangs for a while, like one on a failing disk.
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { onlyInLong } from '@portal/server/test/length'
import { sql } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { startOwnPostgres } from '../../../test/own-postgres.ts'
import { sendApart } from '../../../test/send-apart.ts'
import { freezeServer } from '../../../test/server-processes.ts'
import { registration } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { Deadline } from '../request/deadline.ts'
import { refusalIn } from '../request/refusal.ts'
import { openDatabase, withDeadline } from './database.ts'
import { inTransaction } from './transaction.ts'

const closers = new AsyncDisposableStack()
afterAll(() => closers.disposeAsync())
const { dataDir, url, stop } = await startOwnPostgres()
closers.defer(stop)
const { database, close } = openDatabase(url)
closers.defer(close)

describe('what a request had sent before the database stalled', () => {
  const stallDuring = async (work: (bound: typeof database, freeze: () => void) => Promise<unknown>) => {
    await database.execute(sql`drop table if exists late`)
    await database.execute(sql`create table late (what text)`)
    const deadline = new Deadline(2.5)
    let goOn = () => {}
    const freeze = () => {
      goOn = freezeServer(dataDir)
    }
    const worked = work(withDeadline(database, deadline), freeze)
    const refused = await deadline.bound(worked).catch(error => refusalIn(error)?.code)
    await Bun.sleep(500)
    goOn()
    expect(refused).toBe('not_now')
    await worked.catch(() => {})
    expect([...(await database.execute(sql`select * from late`))]).toEqual([])
  }

  test('is not committed later, if only the end of its transaction was left', () =>
    stallDuring((bound, freeze) =>
      inTransaction(bound, async transaction => {
        await transaction.execute(sql`insert into late values ('all but committed')`)
        freeze()
      }),
    ))

  test('is not done later, if it was one statement', () =>
    stallDuring(async (bound, freeze) => {
      freeze()
      await bound.execute(sql`insert into late values ('one statement')`)
    }))
})

// Short: what a request had sent is done no later, and health/routes.test.ts for a portal without its database.
onlyInLong(() => {
  describe('a portal whose database stalls', () => {
    const program = fileURLToPath(new URL('../../../test/portal-without-pages.ts', import.meta.url))
    let origin = ''
    beforeAll(async () => {
      const portal = Bun.spawn([process.execPath, program, dataDir], { stdout: 'pipe', stderr: 'ignore' })
      const first = await portal.stdout.getReader().read()
      origin = new TextDecoder().decode(first.value).trim().split(' ')[0] ?? ''
      closers.defer(async () => {
        portal.kill()
        await portal.exited
      })
    })
    const browser = () => new TestBrowser(sendApart, origin)
    const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status

    test('refuses what it cannot do without waiting for it, does none of it later, and continues afterward', async () => {
      const landlord = browser()
      await landlord.call(accountEndpoints.register, { body: registration({ userType: 'landlord' }) })
      const written = async () => {
        const [row] = await database.execute(sql`select (select count(*)::int from users) as users,
          (select count(*)::int from properties) as properties,
          (select count(*)::int from newsletter_subscribers) as readers`)
        return row
      }
      const before = await written()
      const calls: (() => Promise<Response>)[] = [
        () => browser().sendTo(propertyEndpoints.search),
        () => landlord.sendTo(authEndpoints.me),
        () => landlord.sendTo(listingEndpoints.create, { body: newListing() }),
        () => browser().sendTo(accountEndpoints.register, { body: registration() }),
        () => browser().sendTo(newsletterEndpoints.subscribe, { body: { email: registration().email } }),
      ]
      const askAll = () =>
        Promise.all(
          Array.from({ length: 400 }, async (_, index) => {
            const response = await calls[index % calls.length]?.().catch(() => undefined)
            await response?.arrayBuffer()
            return {
              status: response?.status ?? 'closed',
              retryAfter: response?.headers.get('retry-after'),
            }
          }),
        )

      const goOn = freezeServer(dataDir)
      try {
        const frozenAt = performance.now()
        for (let wave = 0; wave < 4; wave += 1) {
          const asked = askAll()
          await Bun.sleep(1000)
          // All of these answers come while the database hangs.
          expect(await statusOf('healthz')).toBe(200)
          expect(await statusOf('readyz')).toBe(503)
          const answers = await asked
          expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
          expect(new Set(answers.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']))
        }
        await Bun.sleep(45_000 - (performance.now() - frozenAt))
      } finally {
        goOn()
      }

      await Bun.sleep(1500) // for messages still buffered in its connections
      expect(await written()).toEqual(before)
      expect(await statusOf('readyz')).toBe(200)
      for (const call of calls) expect((await call()).ok).toBe(true)
    }, 100_000)
  })
})
