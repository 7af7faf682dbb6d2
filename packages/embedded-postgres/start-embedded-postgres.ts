import { join, resolve } from 'node:path'
import { prepareCluster } from './database-cluster.ts'
import { prepareOwner } from './owner-role.ts'
import { openPresence, type Presence } from './presence.ts'
import { findBinaries } from './server-binaries.ts'
import { addressOfServer, connectToServer, type ServerConnection } from './server-connection.ts'
import { askToStop, type Installation, killServer, launchServer, stopServer } from './server-process.ts'
import { serverUserFor } from './server-user.ts'
import { superviseServer } from './supervise-server.ts'

export interface EmbeddedPostgres {
  url: string
  /** For tools and tests, never for the portal. */
  superuserUrl: string
  /** Leaves the server; the last to leave stops it. */
  stop: () => Promise<void>
}

/** For a large database to recover after a crash. */
const patienceMs = 60_000
/** A recovering server says so; one that is silent this many times, 5 s each, is frozen. */
const maxSilences = 3

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, or joins the server that another start, alive or killed, has
 * left running; restarts it if it goes down. Throws an Error of one sentence if it cannot. The package's own
 * class can neither find a server that outlived its parent, nor share one.
 */
export const startEmbeddedPostgres = async (options: { dataDir: string }): Promise<EmbeddedPostgres> => {
  const dataDir = resolve(options.dataDir)
  const user = serverUserFor(join(dataDir, 'postgres'))
  const binaries = await findBinaries(user)
  const home = await prepareCluster(dataDir, binaries, user)
  const installation = { home, binaries, user }
  const presence = await openPresence(home, user)

  const onExit = () => void (presence.takeAll() && askToStop(home))
  process.on('exit', onExit)
  const leave = async () => {
    if (presence.takeAll()) await stopServer(home)
    process.off('exit', onExit)
    presence.end()
  }
  try {
    const { superuserUrl, connection } = await findOrLaunch(installation, presence)
    const url = await prepareOwner(superuserUrl, installation)
    const endSupervision = superviseServer(installation, url, connection)
    return { url, superuserUrl, stop: () => endSupervision().then(leave) }
  } catch (error) {
    await leave()
    throw error
  }
}

const findOrLaunch = async (
  installation: Installation,
  presence: Presence,
): Promise<{ superuserUrl: string; connection: ServerConnection }> => {
  const { home } = installation
  let silences = 0
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await Bun.sleep(100)) {
    const superuserUrl = await addressOfServer(home)
    const connection = superuserUrl ? await connectToServer(superuserUrl) : 'gone'
    if (superuserUrl && typeof connection === 'object') return { superuserUrl, connection }
    if (connection === 'gone') await launchServer(installation)
    if (connection === 'silent') silences += 1
    if (silences === maxSilences) {
      silences = 0
      if (presence.takeAll()) await killServer(home)
      await presence.takePart()
    }
  }
  throw new Error(
    `The PostgreSQL that ${home}/data/postmaster.pid names does not answer: end that process, or delete the file if that is not PostgreSQL, and try again.`,
  )
}
