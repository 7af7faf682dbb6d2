// The processes of this machine: as Linux shows them in /proc, where `ps` may not be installed, and as `ps` tells of them elsewhere.
import { readdirSync, readFileSync } from 'node:fs'

interface Process {
  pid: number
  parent: number
  /** As `ps` writes it: begins with Z for one that has ended and whose parent has not noticed. */
  state: string
  /** The program's, which a process keeps while it ends, unlike its words; Linux cuts it to 15 letters. */
  name: string
}

const isLinux = process.platform === 'linux'

/** Linux writes `pid (name) state parent …`, where a name may hold anything, also a parenthesis. */
const readProcess = (pid: number): Process[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    const [state = '', parent] = stat.slice(end + 2).split(' ')
    return [{ pid, parent: Number(parent), state, name: stat.slice(stat.indexOf('(') + 1, end) }]
  } catch {
    return [] // it has ended
  }
}

const askPs = (...which: string[]): Process[] =>
  Bun.spawnSync(['ps', ...which, '-o', 'pid=,ppid=,stat=,comm='])
    .stdout.toString()
    .split('\n')
    .flatMap(line => {
      const [, pid, parent, state = '', name = ''] = /^ *(\d+) +(\d+) +(\S+) *(.*)$/.exec(line) ?? []
      return pid ? [{ pid: Number(pid), parent: Number(parent), state, name }] : []
    })

const listProcesses = (): Process[] =>
  isLinux
    ? readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) ? readProcess(Number(name)) : []))
    : askPs('-A')

/** Undefined once it is gone, or only its parent has not noticed yet that it is. */
export const findProcess = (pid: number): Process | undefined =>
  (isLinux ? readProcess(pid) : askPs('-p', String(pid))).find(({ state }) => !/^[XZ]/.test(state))

export const childrenOf = (pid: number): number[] =>
  listProcesses()
    .filter(({ parent }) => parent === pid)
    .map(child => child.pid)
