// An embedded PostgreSQL with a streaming replica, which starts as a copy of its files and then follows it.
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { findBinaries } from '@portal/embedded-postgres/server-binaries'
import { addressOfServer, connectToServer } from '@portal/embedded-postgres/server-connection'
import { killServer, launchServer, stopServer } from '@portal/embedded-postgres/server-process'
import { serverUserFor } from '@portal/embedded-postgres/server-user'
import { untilTrue } from '@portal/server/test/until-true'

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
      /** At the same address, once the killed server is gone. */
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
