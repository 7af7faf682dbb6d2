import { registryPath, shellName } from '@portal/releases/names'
import type { Registry } from '@portal/releases/registry'
import { pulse } from '../pulse.ts'

const patienceMs = 4000

/** The version of each enabled package. */
export type LiveVersions = Readonly<Record<string, string>>

export const liveVersions = ({ shell, apps }: Registry): LiveVersions => ({
  [shellName]: shell.version,
  ...Object.fromEntries(
    Object.entries(apps)
      .filter(([, { enabled }]) => enabled)
      .map(([name, { version }]) => [name, version]),
  ),
})

/** Null if unknown. */
export const askLiveVersions = async (): Promise<LiveVersions | null> => {
  try {
    const response = await (pulse?.fetch ?? fetch)(registryPath, { signal: AbortSignal.timeout(patienceMs) })
    return response.ok ? liveVersions(await response.json()) : null
  } catch {
    return null
  }
}

export const areSame = (one: LiveVersions, other: LiveVersions): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(name => one[name] === other[name])
