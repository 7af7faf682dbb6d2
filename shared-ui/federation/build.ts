// Builds a package into its immutable version folder, unless that folder is already there.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import * as z from 'zod/mini'
import { describeApp, describeShell } from './describe-release.ts'
import { fingerprint } from './fingerprint.ts'
import { releaseFile, shellName } from './names.ts'
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

const isWhole = (versionFolder: string): boolean => existsSync(join(versionFolder, releaseFile))

/** Another build of the same sources may have finished first; then its folder stays. */
const putInPlace = (outputPath: string, target: string): void => {
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
  /** The folder of this version. */
  folder: string
  /** False when an earlier build of the same sources was there. */
  isNew: boolean
}

/** Builds in a temporary folder and renames it, so that two builds at once, or one that is killed, leave only whole folders. */
export const buildPackage = async (directory: string): Promise<Built> => {
  const packageJson = PackageJson.parse(JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')))
  const name = packageJson.name.replace('@portal/', '')
  const version = `${packageJson.version}-${fingerprint(directory)}`
  const releases = join(directory, 'dist')
  const target = join(releases, version)
  if (isWhole(target)) return { name, version, folder: target, isNew: false }

  mkdirSync(releases, { recursive: true })
  const outputPath = mkdtempSync(join(releases, '.building-'))
  try {
    const { recipe }: { recipe: Recipe } = await import(join(directory, 'rspack.config.ts'))
    await compile(recipe, { version, outputPath, mode: 'production' })
    const named = { name, version }
    const release =
      name === shellName ? describeShell(named, outputPath) : await describeApp(named, outputPath)
    writeFileSync(join(outputPath, releaseFile), JSON.stringify(release))
    putInPlace(outputPath, target)
    removeOldest(releases)
    return { name, version, folder: target, isNew: true }
  } finally {
    rmSync(outputPath, { recursive: true, force: true })
  }
}
