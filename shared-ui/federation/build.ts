// Builds a package's artifact, unless an earlier build of the same sources is there.
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import * as z from 'zod/mini'
import { nameArtifact, readArtifact, shellApiVersion } from './artifact.ts'
import { fingerprint } from './fingerprint.ts'
import { entryFileOf, shellName } from './names.ts'
import type { BuildOptions, Recipe } from './recipe.ts'

const PackageJson = z.object({ name: z.string(), version: z.string() })

const compile = async (recipe: Recipe, options: BuildOptions): Promise<void> => {
  const compiler = rspack(recipe(options))
  const problems = await new Promise<string | null>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error) reject(error)
      else resolve(stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : null)
    }),
  )
  await new Promise<void>(resolve => compiler.close(() => resolve()))
  if (problems) throw new Error(problems)
}

const isWhole = (folder: string): boolean => {
  try {
    return readArtifact(folder).portal.version !== ''
  } catch {
    return false
  }
}

/** What the compiler leaves becomes an artifact: the entry at its top, and no statistics. */
const finish = (outputPath: string, name: string, packageVersion: string): void => {
  const entry = entryFileOf(name)
  renameSync(join(outputPath, 'entry', entry), join(outputPath, entry))
  rmSync(join(outputPath, 'entry'), { recursive: true })
  rmSync(join(outputPath, 'mf-stats.json'), { force: true })
  const shellApi = name === shellName ? shellApiVersion : `^${shellApiVersion}`
  nameArtifact(outputPath, { name, packageVersion, shellApi })
}

/** Another build of the same sources may have finished first; then its folder stays. */
const putInPlace = (outputPath: string, target: string): void => {
  if (!isWhole(target)) rmSync(target, { recursive: true, force: true })
  try {
    chmodSync(outputPath, 0o755)
    renameSync(outputPath, target)
  } catch (error) {
    if (!isWhole(target)) throw error
  }
}

/** The versions in use are in the release store; these only save building the same sources again. */
const keptVersions = 5

const removeOldest = (folder: string): void => {
  const modifiedAt = (name: string) => statSync(join(folder, name)).mtimeMs
  readdirSync(folder)
    .filter(name => isWhole(join(folder, name)))
    .sort((a, b) => modifiedAt(b) - modifiedAt(a))
    .slice(keptVersions)
    .forEach(name => {
      rmSync(join(folder, name), { recursive: true, force: true })
    })
}

export interface Built {
  name: string
  version: string
  /** The artifact. */
  folder: string
  /** False when an earlier build of the same sources was there. */
  isNew: boolean
}

/** Builds in a temporary folder and renames it, so that two builds at once, or one that is killed, leave only whole folders. */
export const buildPackage = async (directory: string): Promise<Built> => {
  const packageJson = PackageJson.parse(JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')))
  const name = packageJson.name.replace('@portal/', '')
  const builds = join(directory, 'dist')
  const folder = join(builds, fingerprint(directory))
  const built = (isNew: boolean): Built => ({
    name,
    version: readArtifact(folder).portal.version,
    folder,
    isNew,
  })
  if (isWhole(folder)) return built(false)

  mkdirSync(builds, { recursive: true })
  const outputPath = mkdtempSync(join(builds, '.building-'))
  try {
    const { recipe }: { recipe: Recipe } = await import(join(directory, 'rspack.config.ts'))
    await compile(recipe, { outputPath, mode: 'production' })
    finish(outputPath, name, packageJson.version)
    putInPlace(outputPath, folder)
    removeOldest(builds)
    return built(true)
  } finally {
    rmSync(outputPath, { recursive: true, force: true })
  }
}
