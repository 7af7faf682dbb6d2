import { satisfies, validRange } from 'semver'
import type { Violation } from './violation.ts'

export interface Asks {
  name: string
  shared: Record<string, string>
  shellApi: string
}

export interface Offers {
  version: string
  shared: Record<string, string>
  shellApi: string
}

const isMet = (version: string | undefined, range: string): boolean =>
  version !== undefined && validRange(range) !== null && satisfies(version, range)

export const unfit = (app: Asks, shell: Offers): Violation[] => {
  const which = `the shell ${shell.version}`
  const wanting = Object.entries(app.shared)
    .filter(([name, range]) => !isMet(shell.shared[name], range))
    .map(([name, range]): Violation => {
      const offered = shell.shared[name]
      return {
        clause: 'shared-version',
        message: `${app.name} asks for ${name} ${range}, and ${which} has ${offered ?? 'none'}: release a shell that has it first, or build ${app.name} with what the shell has.`,
      }
    })
  if (isMet(shell.shellApi, app.shellApi)) return wanting
  const message = `${app.name} asks for version ${app.shellApi} of the shell's API, and ${which} has ${shell.shellApi}: build and release the older of the two again.`
  return [...wanting, { clause: 'shell-api', message }]
}
