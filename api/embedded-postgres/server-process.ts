import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { diskTrouble } from './disk-trouble.ts'
import type { ServerUser } from './server-user.ts'
import { runAs } from './server-user.ts'

/** All that is needed to run the server of one folder. */
export interface Installation {
  /** Holds `data`, `password` and `postgres.log`. */
  home: string
  /** Holds `initdb`, `pg_ctl` and `postgres`. */
  binaries: string
  user: ServerUser
}

/** Where the server of this folder listens, or last did; undefined before its first start and after a clean stop. */
export const addressOfServer = async (home: string): Promise<string | undefined> => {
  const password = await readFile(join(home, 'password'), 'utf8').catch(error => {
    throw new Error(diskTrouble(String(error), home) ?? String(error))
  })
  const { port } = await readPidFile(home)
  return port && `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

/** PostgreSQL writes this file when it starts, its port a moment later, and removes it as the last thing of a clean stop. */
const readPidFile = async (home: string): Promise<{ pid?: string; port?: string }> => {
  const [pid, , , port] = (await readFile(join(home, 'data/postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  )
  return { pid, port }
}

const control = ({ home, binaries, user }: Installation, ...words: string[]) =>
  runAs(user, [join(binaries, 'pg_ctl'), '-D', 'data', ...words], home)

/** PostgreSQL's own lock file decides between two that launch at once; the loser need only try to enter again. */
const passing = /lock file|TCP\/IP sockets|shared memory block/

/** Returns when the server answers, or when it is another's turn; throws when the server cannot run. */
export const launchServer = async (installation: Installation): Promise<void> => {
  const { home } = installation
  const log = join(home, 'postgres.log')
  const logged = await stat(log).then(
    file => file.size,
    () => 0,
  )
  const { succeeded, output } = await control(
    installation,
    'start',
    '-l',
    'postgres.log',
    '-o',
    `-p ${freePort()}`,
  )
  if (succeeded) return
  const told = await readFile(log).then(
    file => file.subarray(logged).toString(),
    () => '',
  )
  const reason = told.match(/(?:FATAL|PANIC): .*/g)?.at(-1) ?? output.trim()
  if (!passing.test(reason))
    throw new Error(diskTrouble(reason, home) ?? `PostgreSQL did not start in ${home}: ${reason}`)
}

/** Returns when the server has written everything and gone, even if another has taken its place by then. */
export const stopServer = async (installation: Installation): Promise<void> => {
  const { pid } = await readPidFile(installation.home)
  const { succeeded } = await control(installation, 'stop', '--no-wait', '--mode=fast')
  while (succeeded && pid && (await readPidFile(installation.home)).pid === pid) await Bun.sleep(10)
}

const freePort = (): number => {
  const probe = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: () => {} } })
  probe.stop(true)
  return probe.port
}
