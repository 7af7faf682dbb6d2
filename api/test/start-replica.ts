// An embedded PostgreSQL with a streaming replica: a copy of its files from before its second start, which then follows it.
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinaries } from '../embedded-postgres/server-binaries.ts'
import { addressOfServer, connectToServer } from '../embedded-postgres/server-connection.ts'
import { killServer, launchServer, stopServer } from '../embedded-postgres/server-process.ts'
import { serverUserFor } from '../embedded-postgres/server-user.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts'
import { untilTrue } from './until-true.ts'

export const startWithReplica = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'with-replica-'))
  await chmod(dataDir, 0o755)
  await startEmbeddedPostgres({ dataDir }).then(({ stop }) => stop())
  const replicaDir = `${dataDir}-replica`
  Bun.spawnSync(['cp', '-a', dataDir, replicaDir])
  const primary = await startEmbeddedPostgres({ dataDir })

  const user = serverUserFor(join(replicaDir, 'postgres'))
  const home = join(replicaDir, 'postgres')
  const installation = { home, binaries: await findBinaries(user), user }
  await appendFile(join(home, 'data/postgresql.auto.conf'), `primary_conninfo = '${primary.superuserUrl}'\n`)
  await writeFile(join(home, 'data/standby.signal'), '')
  await launchServer(installation)
  const superuserUrl = (await addressOfServer(home)) ?? ''
  const { port } = new URL(superuserUrl)
  return {
    primary,
    replica: {
      dataDir: replicaDir,
      url: Object.assign(new URL(primary.url), { port }).href,
      superuserUrl,
      kill: () => killServer(home),
      /** At the address that it had, once what was killed has gone. */
      startAgain: () =>
        untilTrue(async () => {
          await launchServer(installation, Number(port))
          const connection = await connectToServer(superuserUrl)
          if (typeof connection !== 'object') return false
          await connection.end()
          return true
        }),
    },
    stop: async () => {
      await stopServer(home)
      await primary.stop()
      for (const folder of [dataDir, replicaDir]) await rm(folder, { recursive: true })
    },
  }
}
