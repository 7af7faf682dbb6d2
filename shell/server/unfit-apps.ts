// Pages of unfit apps say so instead of failing.

import { unfitForApi } from '@portal/releases/gate/fits-api'
import { unfit } from '@portal/releases/gate/fits-shell'
import { shellName } from '@portal/releases/names'
import type { RegisteredShell, Registry } from '@portal/releases/registry'
import type { Release } from '@portal/releases/release'

/** For a newer version: a build moves only what was built. */
const commandFor = (name: string, { origin }: RegisteredShell): string =>
  origin === 'built' ? 'npm run build' : `npm run release -- ${name}`

/** `apiVersion` is null while unknown. */
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

/** Then no page works. */
export const shellMisfits = ({ shell }: Registry, apiVersion: string | null): string[] => {
  const problems = apiVersion === null ? [] : unfitForApi({ ...shell, name: shellName }, apiVersion)
  return problems.map(({ message }) => `${message} Run \`${commandFor(shellName, shell)}\`.`)
}
