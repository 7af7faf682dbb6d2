// Finds the processes of an embedded PostgreSQL, so that a test can stop them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { childrenOf, findProcess } from '@portal/embedded-postgres/processes'

/** The server's main process; throws if none is recorded. */
export const serverProcess = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])

/** Freezes all processes of a server; returns a function that resumes them. */
export const freezeServer = (dataDir: string): (() => void) => {
  const server = serverProcess(dataDir)
  process.kill(server, 'SIGSTOP')
  const all = [server, ...childrenOf(server)]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of all.filter(isAlive)) process.kill(pid, 'SIGCONT')
  }
}

/** Whether the process exists and is not a zombie. */
export const isAlive = (pid: number): boolean => findProcess(pid) !== undefined
