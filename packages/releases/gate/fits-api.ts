import { satisfies, validRange } from 'semver'
import type { Violation } from './violation.ts'

interface Asks {
  name: string
  version: string
  /** A range of the API; versions without one fit. */
  api?: string | undefined
}

/** Why a version does not fit an API of that version. */
export const unfitForApi = ({ name, version, api }: Asks, apiVersion: string): Violation[] => {
  if (api === undefined || (validRange(api) !== null && satisfies(apiVersion, api))) return []
  return [
    {
      clause: 'api',
      message: `${name} ${version} needs version ${api} of the API, which is ${apiVersion}: build ${name} again.`,
    },
  ]
}
