import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { diskTrouble } from '@portal/server/disk-trouble'
import { childrenOf, findProcess } from './processes.ts'
import type { ServerUser } from './server-user.ts'
import { runAs } from './server-user.ts'

/** Everything that is needed to run the server of one folder. */
export interface Installation {
  /** Holds `data`, `password` and `postgres.log`. */
  home: string
  /** Holds `initdb`, `pg_ctl` and `postgres`. */
  binaries: string
  user: ServerUser
}

interface Recorded {
  pid: number
  port: number
  /** `starting`, `ready` or `stopping`; empty before PostgreSQL knows. */
  status: string
}

/**
 * What PostgreSQL records about the server of this folder; undefined before its first start and after a clean stop. It writes
 * this file when it starts, its port a moment later, and removes it as the last thing of a clean stop. Not a promise,
 * because the end of a process does not wait for one.
 */
export const readRecorded = (home: string): Recorded | undefined => {
  try {
    const lines = readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
  } catch {
    return undefined
  }
}

/** Whether the recorded process is still PostgreSQL; another process may have its number by now. */
const isRunning = ({ pid }: Recorded): boolean => findProcess(pid)?.name.includes('postgres') ?? false

/** PostgreSQL's own lock file decides between two that launch at once; the loser need only try to enter again. */
const passing = /lock file|TCP\/IP sockets|shared memory block|database system is/

/** Returns when the server answers, or when it is another process's turn; throws when the server cannot run. */
export const launchServer = async (
  { home, binaries, user }: Installation,
  port = portFor(home),
): Promise<void> => {
  const log = join(home, 'postgres.log')
  const logged = await stat(log).then(
    file => file.size,
    () => 0,
  )
  const start = ['start', '-l', 'postgres.log', '-o', `-p ${port}`]
  const { succeeded, output } = await runAs(
    user,
    [join(binaries, 'pg_ctl'), '-D', 'data', ...start],
    home,
  ).catch(error => ({ succeeded: false, output: String(error) }))
  if (succeeded) return
  const told = await readFile(log).then(
    file => file.subarray(logged).toString(),
    () => '',
  )
  const reason = told.match(/(?:FATAL|PANIC): .*/g)?.at(-1) ?? output.trim()
  if (!passing.test(reason))
    throw new Error(diskTrouble(reason, home) ?? `PostgreSQL did not start in ${home}: ${reason}`)
}

/** Asks a server to end; it may do so later. False when there is none. */
export const askToStop = (home: string, signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): boolean => {
  const server = readRecorded(home)
  if (!server || !isRunning(server)) return false
  process.kill(server.pid, signal)
  return true
}

/** A server that is alive begins to stop within milliseconds; what it still has to write may take longer. */
const frozenAfterMs = 1500
const stuckAfterMs = 4000

/**
 * Returns when the server has written everything and gone, even if another has taken its place by then. One that is
 * stuck gets an immediate shutdown, one that is frozen is killed: what was committed is recovered at the next start.
 */
export const stopServer = async (home: string): Promise<void> => {
  const stopped = readRecorded(home)
  if (!stopped || !askToStop(home)) return
  const askedAt = performance.now()
  let isAskedAgain = false
  for (; ; await Bun.sleep(10)) {
    const server = readRecorded(home)
    if (server?.pid !== stopped.pid || !isRunning(server)) return
    const waitedMs = performance.now() - askedAt
    if (waitedMs > frozenAfterMs && server.status !== 'stopping') return killServer(home)
    if (waitedMs > stuckAfterMs && !isAskedAgain) isAskedAgain = askToStop(home, 'SIGQUIT')
  }
}

/** Ends a server that does not listen to anybody, and all its processes. */
export const killServer = async (home: string): Promise<void> => {
  const server = readRecorded(home)
  if (!server || !isRunning(server)) return
  for (const pid of [server.pid, ...childrenOf(server.pid)]) endProcess(pid)
  while (isRunning(server)) await Bun.sleep(10)
}

const endProcess = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended in the meantime.
  }
}

/** The port it had, so that programs that use that address find it again; otherwise a free one. */
const portFor = (home: string): number => {
  const had = readRecorded(home)?.port
  return had && isFree(had) ? had : freePort()
}

/** Below those that systems give to outgoing connections: one of these could take the port while the server is down. */
const freePort = (): number => {
  const port = 10_000 + Math.floor(Math.random() * 22_000)
  return isFree(port) ? port : freePort()
}

const isFree = (port: number): boolean => {
  try {
    Bun.listen({ hostname: '127.0.0.1', port, socket: { data: () => {} } }).stop(true)
    return true
  } catch {
    return false
  }
}
