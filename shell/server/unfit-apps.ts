// Live apps that do not fit the live shell or the API: their pages say so instead of failing.

import { unfitForApi } from '@portal/releases/gate/fits-api'
import { unfit } from '@portal/releases/gate/fits-shell'
import { shellName } from '@portal/releases/names'
import type { RegisteredShell, Registry } from '@portal/releases/registry'
import type { Release } from '@portal/releases/release'

/** The command for a newer version: a build moves only what was built. */
const commandFor = (name: string, { origin }: RegisteredShell): string =>
  origin === 'built' ? 'npm run build' : `npm run release -- ${name}`

/** The registry with such apps switched off, and a sentence for each of them. `apiVersion` is null while it is unknown. */
export const withoutUnfit = (
  registry: Registry,
  shell: Release,
  apiVersion: string | null,
): { registry: Registry; problems: string[] } => {
  const problems: string[] = []
  const apps = Object.entries(registry.apps).map(([name, app]) => {
    const asks = { ...app, name }
    const [problem] = [...unfit(asks, shell), ...(apiVersion === null ? [] : unfitForApi(asks, apiVersion))]
    if (!app.enabled || !problem) return [name, app] as const
    problems.push(
      `${problem.message} Until then its pages say that it is being updated: \`${commandFor(name, app)}\` builds it again.`,
    )
    return [name, { ...app, enabled: false, isUnfit: true }] as const
  })
  return { registry: { ...registry, apps: Object.fromEntries(apps) }, problems }
}

/** Why the shell itself does not fit the API: then no page works. */
export const shellMisfits = ({ shell }: Registry, apiVersion: string | null): string[] => {
  const problems = apiVersion === null ? [] : unfitForApi({ ...shell, name: shellName }, apiVersion)
  return problems.map(({ message }) => `${message} Run \`${commandFor(shellName, shell)}\`.`)
}
