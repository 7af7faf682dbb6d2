import { chmodSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inTurn } from '@portal/server/in-turn'
import { type MultiStats, rspack } from '@rspack/core'
import * as z from 'zod/mini'
import { isIntact, nameArtifact, readArtifact, shellApiVersion } from '../artifact.ts'
import { type Loads, readLoads } from '../loads.ts'
import { entryFileOf, shellName } from '../names.ts'
import { fingerprint } from './fingerprint.ts'
import type { BuildOptions, Recipe } from './recipe.ts'

const PackageJson = z.object({ name: z.string(), version: z.string() })

/** Throws the compiler's errors. */
const compile = async (recipe: Recipe, options: BuildOptions): Promise<Loads> => {
  const compiler = rspack(recipe(options))
  try {
    const stats = await new Promise<MultiStats>((resolve, reject) =>
      compiler.run((error, stats) => (stats ? resolve(stats) : reject(error))),
    )
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
    const browser = stats.stats.find(({ compilation }) => compilation.name === 'browser')
    return browser ? readLoads(browser) : {}
  } finally {
    await new Promise<void>(resolve => compiler.close(() => resolve()))
  }
}

const apiVersionFile = join(import.meta.dirname, '../../contract/api-version.ts')

/** The entry at the top, and no statistics. */
const finish = async (
  outputPath: string,
  about: { name: string; packageVersion: string; loads: Loads },
): Promise<void> => {
  const { name } = about
  const entry = entryFileOf(name)
  renameSync(join(outputPath, 'entry', entry), join(outputPath, entry))
  rmSync(join(outputPath, 'entry'), { recursive: true })
  rmSync(join(outputPath, 'mf-stats.json'), { force: true })
  const shellApi = name === shellName ? shellApiVersion : `^${shellApiVersion}`
  const { apiVersion }: { apiVersion: string } = await import(apiVersionFile)
  nameArtifact(outputPath, { ...about, shellApi, api: `^${apiVersion}` })
}

const removeUnfinished = (builds: string): void => {
  for (const name of readdirSync(builds))
    if (name.startsWith(unfinished)) rmSync(join(builds, name), { recursive: true, force: true })
}

/** The versions in use are in the release store; these only save another build of the same sources. */
const keptVersions = 5

const removeOldest = (folder: string): void => {
  const modifiedAt = (name: string) => statSync(join(folder, name)).mtimeMs
  readdirSync(folder)
    .filter(name => !name.startsWith('.'))
    .sort((a, b) => modifiedAt(b) - modifiedAt(a))
    .slice(keptVersions)
    .forEach(name => {
      rmSync(join(folder, name), { recursive: true, force: true })
    })
}

export interface Built {
  name: string
  version: string
  folder: string
  /** False if an earlier build of the same sources exists. */
  isNew: boolean
}

const unfinished = '.building-'
const patienceMs = 600_000

/**
 * Builds in a temporary folder and renames it, so an interrupted build leaves no partial one. Of two at once,
 * the second uses the result of the first.
 */
export const buildPackage = async (directory: string): Promise<Built> => {
  const builds = join(directory, 'dist')
  return inTurn(builds, patienceMs, async () => {
    const packageJson = PackageJson.parse(JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')))
    const name = packageJson.name.replace('@portal/', '')
    const folder = join(builds, fingerprint(directory))
    const isNew = !isIntact(folder)
    if (isNew) await buildInto(folder, directory, name, packageJson.version)
    return { name, version: readArtifact(folder).portal.version, folder, isNew }
  })
}

const buildInto = async (
  folder: string,
  directory: string,
  name: string,
  packageVersion: string,
): Promise<void> => {
  const builds = dirname(folder)
  removeUnfinished(builds)
  const outputPath = mkdtempSync(join(builds, unfinished))
  try {
    const { recipe }: { recipe: Recipe } = await import(join(directory, 'rspack.config.ts'))
    // Otherwise Module Federation notes that of the folder in which the command was started.
    process.env.MF_BUILD_VERSION = packageVersion
    const loads = await compile(recipe, { outputPath, mode: 'production' })
    await finish(outputPath, { name, packageVersion, loads })
    chmodSync(outputPath, 0o755)
    rmSync(folder, { recursive: true, force: true })
    renameSync(outputPath, folder)
    removeOldest(builds)
  } finally {
    rmSync(outputPath, { recursive: true, force: true })
  }
}
