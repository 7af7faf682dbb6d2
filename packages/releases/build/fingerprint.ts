// Everything a package's build depends on, as one short hash.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod/mini'

const PackageJson = z.object({
  name: z.string(),
  version: z.optional(z.string()),
  dependencies: z._default(z.record(z.string(), z.string()), {}),
})

const leftOut = new Set(['node_modules', 'dist', 'test', 'bench', 'stories'])

const isLeftOut = (name: string): boolean =>
  leftOut.has(name) || name.startsWith('.') || /(\.(test|stories)\.tsx?|\.md)$/.test(name)

/** Sorted: a file system lists a folder in the order in which its files were made. */
const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => !isLeftOut(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(directory, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })

const installedAt = (name: string, from: string): string => {
  const path = join(from, 'node_modules', name)
  if (existsSync(path)) return realpathSync(path)
  if (dirname(from) === from) throw new Error(`${name} is not installed.`)
  return installedAt(name, dirname(from))
}

/** Our own packages change under the same version. */
const isSource = (directory: string): boolean => !directory.includes('/node_modules/')

const foldersOf = (directory: string, known = new Set<string>()): Set<string> => {
  if (known.has(directory)) return known
  known.add(directory)
  const { dependencies } = readPackage(directory)
  for (const name of Object.keys(dependencies)) foldersOf(installedAt(name, directory), known)
  return known
}

const readPackage = (directory: string) =>
  PackageJson.parse(JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')))

const contentOf = (directory: string): string[] => {
  const { name, version = '' } = readPackage(directory)
  if (!isSource(directory)) return [`${name}@${version}`]
  return filesBelow(directory).flatMap(file => [
    `${name}/${relative(directory, file)}`,
    readFileSync(file, 'latin1'),
  ])
}

/**
 * Ten hexadecimal digits that change with a source of the package or of its dependencies, or with the version
 * of an installed one. Throws when a dependency is not installed.
 */
export const fingerprint = (directory: string): string => {
  const contents = [...foldersOf(realpathSync(directory))].map(contentOf)
  const hash = createHash('sha256')
  for (const text of contents.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)).flat())
    hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 10)
}
