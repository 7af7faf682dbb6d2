// `bun scripts/test/small-files.ts`: counts small source files, and lists those that belong in their only reader
// (docs/decisions/packages.md).
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../root.ts'

export const maxLines = 25
/** A reader that would be longer stays as it is. */
const maxLinesTogether = 220

const code = /^(?:api|e2e|packages|scripts|shared-ui|shell|tools|mf-[^/]+)\/(?!.*\b(?:node_modules|dist)\/)/
const source = /^(?:api\/src|packages|scripts|shared-ui\/src|shell|mf-[^/]+)\//
const notSource = /\.(?:test|stories)\.tsx?$|\/test-[^/]+$|\/(?:test|cases)\//
/** Files that are looked for by their name, or started by it. */
const keepsItsName =
  /\/(?:routes|lifecycle|entry|assistant-entry|rspack\.config|main|[\w-]+-page|[\w-]+-on-request)\.tsx?$|\/ports\//
const isSource = (file: string): boolean => source.test(file) && !notSource.test(file)
const importing = /(?:\bfrom|\bimport)\s*(\(\s*(?:\/\*[^*]*\*\/\s*)?)?'((?:\.|@portal\/)[^']+)'/g

export interface SmallFile {
  file: string
  lines: number
  /** Those that import it statically, also tests. */
  readers: string[]
  /** Its own and its first reader's. */
  linesTogether: number
  isLoadedOnDemand: boolean
}

const resolved = (specifier: string, from: string): string | undefined => {
  try {
    return relative(root, Bun.resolveSync(specifier, join(root, dirname(from))))
  } catch {
    return undefined // a file that is made by a build
  }
}

const linesOf = (text = ''): number => text.split('\n').length - 1

/** Source files of at most so many lines, with the files that import them. */
export const smallFiles = (most = maxLines): SmallFile[] => {
  const files = [...new Bun.Glob('**/*.{ts,tsx}').scanSync({ cwd: root })]
    .filter(file => code.test(file))
    .sort()
  const texts = new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]))
  const imports = [...texts].flatMap(([from, text]) =>
    [...text.matchAll(importing)].map(([, isOnDemand, specifier = '']) => ({
      from,
      to: resolved(specifier, from),
      isOnDemand: isOnDemand !== undefined,
    })),
  )
  const importsOf = Map.groupBy(imports, ({ to }) => to)
  return [...texts].flatMap(([file, text]) => {
    const lines = linesOf(text)
    if (lines > most || !isSource(file)) return []
    const all = importsOf.get(file) ?? []
    const readers = [...new Set(all.filter(({ isOnDemand }) => !isOnDemand).map(({ from }) => from))]
    const [reader = ''] = readers
    const isLoadedOnDemand = all.some(({ isOnDemand }) => isOnDemand)
    return [{ file, lines, readers, linesTogether: lines + linesOf(texts.get(reader)), isLoadedOnDemand }]
  })
}

const packageOf = (file = ''): string => /^(?:packages\/)?[^/]+/.exec(file)?.[0] ?? ''

/** Files with one reader, in the same package, that nobody looks for by their name, as for the verb of a call. */
export const crumbs = (small: SmallFile[]): SmallFile[] =>
  small.filter(
    ({ file, readers: [reader = '', ...others], linesTogether, isLoadedOnDemand }) =>
      others.length === 0 &&
      isSource(reader) &&
      packageOf(reader) === packageOf(file) &&
      linesTogether <= maxLinesTogether &&
      !isLoadedOnDemand &&
      !reader.endsWith('/routes.ts') &&
      !keepsItsName.test(file),
  )

if (import.meta.main) {
  const small = smallFiles()
  const withOneReader = small.filter(({ readers }) => readers.length === 1)
  console.log(`At most ${maxLines} lines: ${small.length}, of these with one reader: ${withOneReader.length}`)
  console.log(['Belong in their only reader:', ...crumbs(small).map(({ file }) => file)].join('\n'))
}
