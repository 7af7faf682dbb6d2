import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { childrenOf, findProcess } from '@portal/embedded-postgres/processes'

/** Throws if none is recorded. */
export const serverProcess = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])

/** Returns a function that resumes them. */
export const freezeServer = (dataDir: string): (() => void) => {
  const server = serverProcess(dataDir)
  process.kill(server, 'SIGSTOP')
  const all = [server, ...childrenOf(server)]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of all.filter(isAlive)) process.kill(pid, 'SIGCONT')
  }
}

/** A zombie is not. */
export const isAlive = (pid: number): boolean => findProcess(pid) !== undefined
