import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { diskProblem } from '@portal/server/disk-problem'
import { childrenOf, findProcess } from './processes.ts'
import type { ServerUser } from './server-user.ts'
import { runAs } from './server-user.ts'

export interface Installation {
  home: string
  binaries: string
  user: ServerUser
}

interface ServerRecord {
  pid: number
  port: number
  /** `starting`, `ready` or `stopping`; empty until PostgreSQL writes it. */
  status: string
}

/**
 * What PostgreSQL records about this folder's server; undefined before its first start and after a clean
 * stop. It adds the port a moment after startup, and removes the file last. Sync, because the end of a
 * process waits for no promise.
 */
export const readRecorded = (home: string): ServerRecord | undefined => {
  try {
    const lines = readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
  } catch {
    return undefined
  }
}

/** By now the recorded id can belong to another process by now. */
const isRunning = ({ pid }: ServerRecord): boolean => findProcess(pid)?.name.includes('postgres') ?? false

/** PostgreSQL's own lock file decides between concurrent launches; the loser tries to connect again. */
const passing = /lock file|TCP\/IP sockets|shared memory block|database system is/

/**
 * Returns once the server answers, or when another process should launch it; throws if the server cannot run.
 */
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
  const logText = await readFile(log).then(
    file => file.subarray(logged).toString(),
    () => '',
  )
  const reason = logText.match(/(?:FATAL|PANIC): .*/g)?.at(-1) ?? output.trim()
  if (!passing.test(reason))
    throw new Error(diskProblem(reason, home) ?? `PostgreSQL did not start in ${home}: ${reason}`)
}

/** Asks a server to stop. False if there is none. */
export const askToStop = (home: string, signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): boolean => {
  const server = readRecorded(home)
  if (!server || !isRunning(server)) return false
  process.kill(server.pid, signal)
  return true
}

/** A healthy server begins to stop within milliseconds. */
const frozenAfterMs = 1500
const stuckAfterMs = 4000

/**
 * Returns once the server has ended, even if another has replaced it by then. A stuck server gets an
 * immediate shutdown, a frozen one is killed: committed data is recovered at the next start.
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
    // It has ended meanwhile.
  }
}

/** The previous port, so that programs with that address find it again. */
const portFor = (home: string): number => {
  const had = readRecorded(home)?.port
  return had && isFree(had) ? had : freePort()
}

/** Below the range for outgoing connections, which could take the port while the server is down. */
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
