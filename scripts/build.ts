// `npm run build`: builds what changed and switches the portal to it, except where a release was made
// (docs/decisions/releases.md). `npm run build -- mf-tenant` builds only that app, and with `--pack mf-tenant.tgz` puts it
// into that file instead, for `npm run release -- mf-tenant --from mf-tenant.tgz` elsewhere. Exit code 1 if anything could
// not be built; with `--keep-going` only if the portal cannot be served.
import { parseArgs } from 'node:util'
import { buildPackages } from '@portal/releases/build/build-packages'
import { publish } from '@portal/releases/commands/publish'
import { shellName } from '@portal/releases/names'
import { pack } from '@portal/releases/store/archive'
import { readStoredRegistry } from '@portal/releases/store/registry-file'
import { openReleaseStore } from '@portal/releases/store/release-store'
import { readDataDir } from '@portal/server/data-dir'
import { fullDisk } from '@portal/server/disk-problem'
import { hideProcess } from '@portal/server/hide-process'
import { buildChecked } from './build-checked.ts'
import { pathFromCaller } from './path-from-caller.ts'
import { root } from './root.ts'
import { startProblem } from './start-problem.ts'

/**
 * Builds these packages, or all, into the store below `dataDir`. A failed build keeps its last version; returns each
 * one's problem. `tell` receives those that a release has set.
 */
export const build = async (
  dataDir: string,
  names: string[] = [],
  tell: (sentence: string) => void = console.log,
): Promise<string[]> => {
  try {
    const { built, problems } = await buildPackages(names)
    const all = [...problems, ...(await publish(dataDir, built, tell))]
    const full = all.find(problem => fullDisk(problem, root))
    if (full) throw new Error(full)
    return all
  } catch (error) {
    throw await startProblem(error, { dataDir })
  }
}

const packInto = async (file: string, [name, ...more]: string[]): Promise<string[]> => {
  if (!name || more.length > 0) throw new Error('Usage: npm run build -- mf-tenant --pack mf-tenant.tgz')
  const { built, checked } = await buildChecked(name)
  if (checked.length === 0)
    console.log(`The types of ${name} were not checked: TypeScript is not installed here.`)
  const path = pathFromCaller(file)
  await pack(built.folder, path, checked)
  console.log(
    `${path} has ${name} ${built.version}. Release it with npm run release -- ${name} --from ${path}`,
  )
  return []
}

const options = { pack: { type: 'string' }, 'keep-going': { type: 'boolean' } } as const

const canBeServed = (dataDir: string): boolean => {
  const store = openReleaseStore(dataDir)
  const registry = readStoredRegistry(store)
  return registry !== null && store.isWhole(shellName, registry.shell.version)
}

const runCommand = async (): Promise<number> => {
  hideProcess() // it runs the code that it builds
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const dataDir = readDataDir(process.env)
  const problems =
    values.pack === undefined ? await build(dataDir, positionals) : await packInto(values.pack, positionals)
  for (const problem of problems) console.error(problem)
  if (values.pack === undefined && problems.length === 0) console.log('Everything is built.')
  return problems.length === 0 || (values['keep-going'] && canBeServed(dataDir)) ? 0 : 1
}

if (import.meta.main)
  process.exit(
    await runCommand().catch(error => {
      console.error(error.message)
      return 1
    }),
  )
