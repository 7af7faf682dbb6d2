// The processes of an embedded PostgreSQL, so that a test can take them away.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The server's own process; throws where none is recorded. */
export const serverProcess = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])

const childrenOf = (pid: number): number[] => {
  const { stdout } = Bun.spawnSync(['ps', '-A', '-o', 'pid=,ppid='])
  const pairs = stdout.toString().split('\n')
  return pairs.flatMap(pair => {
    const [child = 0, parent] = pair.trim().split(/\s+/).map(Number)
    return parent === pid ? [child] : []
  })
}

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
export const isAlive = (pid: number): boolean => {
  const { stdout } = Bun.spawnSync(['ps', '-o', 'stat=', '-p', String(pid)])
  const state = stdout.toString().trim()
  return state !== '' && !state.startsWith('Z')
}
