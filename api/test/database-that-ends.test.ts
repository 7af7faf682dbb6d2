import { afterAll, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { killServer } from '@portal/embedded-postgres/server-process'
import { expectErrors } from '@portal/server/test/expect-errors'
import { howMany, onlyInLong } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../src/platform/database/database.ts'
import { openJobs } from '../src/platform/jobs/open-jobs.ts'
import { freezeServer, isAlive, serverProcess } from './server-processes.ts'

setDefaultTimeout(60_000)
expectErrors(
  /The database is down/,
  /The database is back|connection was lost|CONNECTION_|ECONN|the database system is/,
)

const closers = new AsyncDisposableStack()
afterAll(() => closers.disposeAsync())

/** One cluster is created and then copied for each test. */
const original = await mkdtemp(join(tmpdir(), 'supervise-'))
await chmod(original, 0o755)
closers.defer(() => rm(original, { recursive: true }))
await startEmbeddedPostgres({ dataDir: original }).then(({ stop }) => stop())

let dataDir = ''
beforeEach(async () => {
  dataDir = `${original}-${Bun.randomUUIDv7().slice(-6)}`
  const copied = dataDir
  Bun.spawnSync(['cp', '-a', original, copied])
  closers.defer(async () => {
    await killServer(join(copied, 'postgres'))
    await rm(copied, { recursive: true })
  })
})

describe('a server that is stopped', () => {
  const ways = [
    ['itself', () => process.kill(serverProcess(dataDir), 'SIGKILL')],
    [
      'by one of its processes',
      async (url: string) => {
        const { database, close } = openDatabase(url, { connections: 1 })
        const [row] = await database.execute(sql`select pg_backend_pid() as pid`)
        process.kill(Number(row?.pid), 'SIGKILL')
        await close(0)
      },
    ],
  ] as const

  test.each(ways.slice(0, howMany(1, ways.length)))(
    '%s is back at the same address, for pools, listeners and jobs of everyone who shares it',
    async (_, take) => {
      const starts = [await startEmbeddedPostgres({ dataDir }), await startEmbeddedPostgres({ dataDir })]
      const url = starts[0]?.url ?? ''
      const opened = openDatabase(url)
      const { database } = opened
      const heard: string[] = []
      const delivered: string[] = []
      await opened.listen('news', message => heard.push(message))
      const jobs = await openJobs({
        url,
        subscribers: { maintenance_filed: [async (_, { type }) => void delivered.push(type)] },
      })

      await take(url)
      const canQuery = () =>
        Promise.all(Array.from({ length: 10 }, () => database.execute(sql`select 1`))).then(
          () => true,
          () => false,
        )
      await untilTrue(async () => !(await canQuery()), 5000).catch(() => {}) // it may be back before the failure is noticed
      await untilTrue(canQuery)
      await untilTrue(async () => {
        await database.execute(sql`select pg_notify('news', 'again')`)
        return heard.length > 0
      })
      const announce = () =>
        jobs.announce(database, { type: 'maintenance_filed', requestId: 'any' }).then(
          () => true,
          () => false,
        )
      await untilTrue(announce)
      await untilTrue(async () => delivered.length > 0)

      await jobs.stop()
      await opened.close()
      await starts[0]?.stop()
      expect(isAlive(serverProcess(dataDir))).toBe(true)
      await starts[1]?.stop()
      expect(() => serverProcess(dataDir)).toThrow()
    },
  )
})

describe('a server that is frozen', () => {
  test('is killed by the last portal that used it, which does not wait for it', async () => {
    const { stop } = await startEmbeddedPostgres({ dataDir })
    const server = serverProcess(dataDir)
    freezeServer(dataDir)
    await stop() // nobody lets it continue
    expect(isAlive(server)).toBe(false)
  })
})

// Short: the two above, and run-server.test.ts for portals that are asked to stop.
onlyInLong(() => {
  test('a stopped server stays down once the last portal that used it has left', async () => {
    const { stop } = await startEmbeddedPostgres({ dataDir })
    const server = serverProcess(dataDir)
    process.kill(server, 'SIGKILL')
    await stop()
    await Bun.sleep(1000)
    expect([isAlive(server), isAlive(serverProcess(dataDir))]).toEqual([false, false])
  })

  test('a frozen server keeps running while another portal uses it', async () => {
    const [first, second] = [
      await startEmbeddedPostgres({ dataDir }),
      await startEmbeddedPostgres({ dataDir }),
    ]
    const goOn = freezeServer(dataDir)
    await first.stop()
    goOn()
    const { database, close } = openDatabase(second.url, { connections: 1 })
    expect([...(await database.execute(sql`select 1 as one`))]).toEqual([{ one: 1 }])
    await close()
    await second.stop()
  })

  describe('a portal that is asked to stop', () => {
    const program = fileURLToPath(new URL('./portal-without-pages.ts', import.meta.url))
    const startPortal = async (...howToStop: string[]) => {
      const child = Bun.spawn([process.execPath, program, dataDir, ...howToStop], {
        stdout: 'pipe',
        stderr: 'ignore',
      })
      closers.defer(() => child.kill('SIGKILL'))
      const first = await child.stdout.getReader().read()
      const [origin = ''] = new TextDecoder().decode(first.value).trim().split(' ')
      return { child, origin }
    }
    const end = (child: Bun.Subprocess): Promise<number> => {
      child.kill('SIGTERM')
      return child.exited
    }

    test('stops while its database is frozen and in use, and ends that too', async () => {
      const { child, origin } = await startPortal()
      const server = serverProcess(dataDir)
      freezeServer(dataDir)
      const waiting = Array.from({ length: 20 }, () =>
        fetch(`${origin}api/properties/search`).catch(() => {}),
      )
      await Bun.sleep(500)
      await end(child)
      expect(isAlive(server)).toBe(false)
      await Promise.all(waiting)
    })

    test('stops while its database is gone and cannot come back', async () => {
      const { child } = await startPortal()
      const server = serverProcess(dataDir)
      await rename(join(dataDir, 'postgres'), join(dataDir, 'elsewhere'))
      process.kill(server, 'SIGKILL')
      await Bun.sleep(1000)
      await end(child)
      await rename(join(dataDir, 'elsewhere'), join(dataDir, 'postgres'))
    })

    test('stops immediately at a second signal, and an idle database ends after it', async () => {
      const { child } = await startPortal('never-stops')
      const server = serverProcess(dataDir)
      const goOn = freezeServer(dataDir)
      while (child.exitCode === null) {
        child.kill('SIGTERM')
        await Bun.sleep(700) // one that follows at once is taken for the same signal
      }
      expect(isAlive(server)).toBe(true) // it did not wait for its database
      goOn()
      await untilTrue(async () => !isAlive(server))
    })
  })

  test('a frozen server that nobody uses does not keep the next start waiting forever', async () => {
    const { child } = await (async () => {
      const script = `const { startEmbeddedPostgres } = await import('@portal/embedded-postgres')
      await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
      console.log('started')
      setInterval(() => {}, 1000)`
      const started = Bun.spawn([process.execPath, '-e', script], { stdout: 'pipe', stderr: 'ignore' })
      await started.stdout.getReader().read()
      return { child: started }
    })()
    const frozen = serverProcess(dataDir)
    freezeServer(dataDir)
    child.kill('SIGKILL')
    await child.exited
    const { url, stop } = await startEmbeddedPostgres({ dataDir })
    const { database, close } = openDatabase(url, { connections: 1 })
    expect([...(await database.execute(sql`select 1 as one`))]).toEqual([{ one: 1 }])
    await close()
    await stop()
    expect(isAlive(frozen)).toBe(false)
  })
})
