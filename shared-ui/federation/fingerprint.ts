// What a package's build depends on, as one short hash.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Every browser package is built from its own sources and these. */
const commonSources = ['shared-ui', 'api/contract', 'api/client', 'packages/home-drawing'].map(folder =>
  join(root, folder),
)

const leftOut = new Set(['node_modules', 'dist', 'test', 'bench', 'stories'])

/** Tests, stories, notes, and anything built or installed are never part of a build. */
const isLeftOut = (name: string): boolean =>
  leftOut.has(name) || name.startsWith('.') || /(\.(test|stories)\.tsx?|\.md)$/.test(name)

const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true }).flatMap(entry => {
    const path = join(directory, entry.name)
    if (isLeftOut(entry.name)) return []
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

/** Ten hexadecimal digits that change when a source, the recipe or a locked dependency of the package does. */
export const fingerprint = (directory: string): string => {
  const hash = createHash('sha256')
  const files = [directory, ...commonSources].flatMap(filesBelow).sort()
  for (const file of [join(root, 'bun.lock'), ...files])
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex').slice(0, 10)
}
