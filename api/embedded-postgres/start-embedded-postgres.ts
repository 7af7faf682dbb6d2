// A real PostgreSQL of our own, from an npm package's binaries: `npm start` needs no database server on the machine.
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { prepareCluster } from './database-cluster.ts'
import { findBinaries } from './server-binaries.ts'
import { addressOfServer, type Installation, launchServer, stopServer } from './server-process.ts'
import { serverUserFor } from './server-user.ts'

export interface EmbeddedPostgres {
  /** Of a database that belongs to the portal alone, as its owner. */
  url: string
  /** Leaves the server; the last to leave stops it. */
  stop: () => Promise<void>
}

/** Everyone who uses the server holds this lock shared, so who can take it alone is the last; a kill lets go of it. */
const presenceLock = 7_301_042_018

/** Long enough for a large database to recover after a crash. */
const patienceMs = 60_000

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, or joins the one that another start on this folder, living or killed,
 * has running there. Throws an Error of one sentence when it cannot.
 *
 * The package's own class is not used: it cannot find a server that outlived its parent, nor share one.
 */
export const startEmbeddedPostgres = async (options: { dataDir: string }): Promise<EmbeddedPostgres> => {
  const dataDir = resolve(options.dataDir)
  const user = serverUserFor(join(dataDir, 'postgres'))
  const binaries = await findBinaries(user)
  const home = await prepareCluster(dataDir, binaries, user)
  const installation = { home, binaries, user }

  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await Bun.sleep(100)) {
    const url = await addressOfServer(home)
    const presence = url && (await enter(url))
    if (presence) return { url, stop: () => leave(presence, installation) }
    await launchServer(installation)
  }
  throw new Error(
    `The PostgreSQL that ${home}/data/postmaster.pid names does not answer: end that process, or delete the file if it is none of PostgreSQL's, and try again.`,
  )
}

const enter = async (url: string): Promise<postgres.Sql | undefined> => {
  const presence = postgres(url, {
    max: 1,
    connect_timeout: 5,
    max_lifetime: null,
    fetch_types: false,
    onnotice: () => {},
  })
  try {
    await presence`select pg_advisory_lock_shared(${presenceLock})`
    return presence
  } catch {
    await presence.end({ timeout: 0 })
    return undefined
  }
}

const leave = async (presence: postgres.Sql, installation: Installation): Promise<void> => {
  try {
    await presence`select pg_advisory_unlock_shared(${presenceLock})`
    const [row] = await presence`select pg_try_advisory_lock(${presenceLock}) as "isLast"`
    if (row?.isLast) await stopServer(installation) // with the lock held, so that nobody enters a server about to go
  } catch {
    // The server is gone already.
  } finally {
    await presence.end({ timeout: 0 })
  }
}
