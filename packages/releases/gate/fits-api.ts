import { satisfies, validRange } from 'semver'
import type { Violation } from './violation.ts'

interface Asks {
  name: string
  version: string
  /** Versions without a range fit. */
  api?: string | undefined
}

export const unfitForApi = ({ name, version, api }: Asks, apiVersion: string): Violation[] => {
  if (api === undefined || (validRange(api) !== null && satisfies(apiVersion, api))) return []
  return [
    {
      clause: 'api',
      message: `${name} ${version} needs version ${api} of the API, which is ${apiVersion}: build ${name} again.`,
    },
  ]
}
