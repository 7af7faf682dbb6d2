// Builds a package into its immutable version folder, unless that folder is already there.
import { createHash } from 'node:crypto'
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
import type { ReactElement } from 'react'
import { drawAhead } from './draw-ahead.ts'
import { fingerprint } from './fingerprint.ts'
import type { BuildOptions, Recipe } from './recipe.ts'
import { AppDescription, Release } from './release.ts'
import { sharedVersions } from './sharing.ts'

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

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

/** Each route's first paint, from what src/first-paint.tsx exports. */
const drawFirstPaint = async (outputPath: string): Promise<Release['firstPaint']> => {
  const file = join(outputPath, 'server/drawn-ahead.mjs')
  if (!existsSync(file)) return {}
  const drawn: { firstPaint?: Record<string, ReactElement> } = await import(file)
  return Object.fromEntries(
    Object.entries(drawn.firstPaint ?? {}).map(([path, element]) => [path, drawAhead(element)]),
  )
}

const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`

/** The shell's first frame needs all of its scripts. */
const scriptsOf = (outputPath: string): string[] =>
  readdirSync(outputPath).filter(file => file.endsWith('.js'))

interface Manifest {
  metaData: { remoteEntry: { name: string } }
  exposes: { name: string; assets: { js: { sync: string[] } } }[]
}

const describe = async (
  directory: string,
  name: string,
  { outputPath, version }: BuildOptions,
): Promise<Release> => {
  const manifestFile = join(outputPath, 'mf-manifest.json')
  const common = { name, version, shared: sharedVersions() }
  if (!existsSync(manifestFile))
    return {
      ...common,
      integrity: '',
      routes: [],
      shellApi: '*',
      preload: scriptsOf(outputPath),
      firstPaint: {},
    }
  const manifest = readJson(manifestFile) as Manifest // written by the federation plugin a moment ago
  const app = manifest.exposes.find(expose => expose.name === 'app')
  return {
    ...common,
    ...AppDescription.parse(readJson(join(directory, 'app.json'))),
    integrity: integrityOf(manifestFile),
    preload: [manifest.metaData.remoteEntry.name, ...(app?.assets.js.sync ?? [])],
    firstPaint: await drawFirstPaint(outputPath),
  }
}

/** Long after a newer version is on, an old tab still asks for its chunks. */
const keptForMs = 7 * 24 * 3_600_000
const keptVersions = 5

const removeOldest = (folder: string): void => {
  const modifiedAt = (name: string) => statSync(join(folder, name)).mtimeMs
  readdirSync(folder)
    .filter(name => existsSync(join(folder, name, 'release.json')))
    .sort((a, b) => modifiedAt(b) - modifiedAt(a))
    .slice(keptVersions)
    .filter(name => modifiedAt(name) < Date.now() - keptForMs)
    .forEach(name => {
      rmSync(join(folder, name), { recursive: true, force: true })
    })
}

export interface Built {
  name: string
  version: string
  /** False when an earlier build of the same sources was there. */
  isNew: boolean
}

/** Builds aside and renames, so that two builds at once, or one that is killed, leave only whole folders. */
export const buildPackage = async (directory: string): Promise<Built> => {
  const manifest = readJson(join(directory, 'package.json')) as { name: string; version: string } // ours
  const name = manifest.name.replace('@portal/', '')
  const version = `${manifest.version}-${fingerprint(directory)}`
  const target = join(directory, 'dist', version)
  if (existsSync(join(target, 'release.json'))) return { name, version, isNew: false }

  mkdirSync(join(directory, 'dist'), { recursive: true })
  const outputPath = mkdtempSync(join(directory, 'dist/.building-'))
  try {
    const { recipe }: { recipe: Recipe } = await import(join(directory, 'rspack.config.ts'))
    const options: BuildOptions = { version, outputPath, mode: 'production' }
    await compile(recipe, options)
    const release = Release.parse(await describe(directory, name, options))
    writeFileSync(join(outputPath, 'release.json'), JSON.stringify(release))
    chmodSync(outputPath, 0o755)
    if (!existsSync(target)) renameSync(outputPath, target)
    removeOldest(join(directory, 'dist'))
    return { name, version, isNew: true }
  } finally {
    rmSync(outputPath, { recursive: true, force: true })
  }
}
