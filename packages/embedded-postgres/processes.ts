// From /proc on Linux, where `ps` may not be installed, and with `ps` elsewhere.
import { readdirSync, readFileSync } from 'node:fs'

interface Process {
  pid: number
  parent: number
  /** As in `ps`: begins with Z for a process that has ended but was not reaped yet. */
  state: string
  /**
   * The program's name, which, unlike its arguments, a process keeps while it ends; Linux cuts it to 15
   * characters.
   */
  name: string
}

const isLinux = process.platform === 'linux'

/** Linux writes `pid (name) state parent …`, where a name can contain anything, even a parenthesis. */
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

export const findProcess = (pid: number): Process | undefined =>
  (isLinux ? readProcess(pid) : askPs('-p', String(pid))).find(({ state }) => !/^[XZ]/.test(state))

export const childrenOf = (pid: number): number[] =>
  listProcesses()
    .filter(({ parent }) => parent === pid)
    .map(child => child.pid)
