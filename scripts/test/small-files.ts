// `bun scripts/test/small-files.ts`: counts small source files, and lists those that belong in their only reader
// (docs/decisions/packages.md).
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../root.ts'

const source = /^(?:api\/src|packages|scripts|shared-ui\/src|shell|mf-[^/]+)\/.+\.tsx?$/
const notSource = /\.(?:test|stories)\.tsx?$|\/test-[^/]+$|\/(?:test|cases|dist|node_modules)\//
/** Files that are looked for by their name. */
const keepsItsName = /\/(?:routes|lifecycle|entry|assistant-entry|rspack\.config|main)\.tsx?$|\/ports\//
const importing = /(?:\bfrom|\bimport)\s*(\(\s*(?:\/\*[^*]*\*\/\s*)?)?'((?:\.|@portal\/)[^']+)'/g

export interface SmallFile {
  file: string
  lines: number
  readers: string[]
  isLoadedOnDemand: boolean
}

const resolved = (specifier: string, from: string): string | undefined => {
  try {
    return relative(root, Bun.resolveSync(specifier, join(root, dirname(from))))
  } catch {
    return undefined // a file that is made by a build
  }
}

/** Small files, with the source files that import them. */
export const smallFiles = (maxLines: number): SmallFile[] => {
  const files = [...new Bun.Glob('**/*.{ts,tsx}').scanSync({ cwd: root })]
    .filter(file => source.test(file) && !notSource.test(file))
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
    const lines = text.split('\n').length - 1
    const all = importsOf.get(file) ?? []
    const readers = [...new Set(all.filter(({ isOnDemand }) => !isOnDemand).map(({ from }) => from))]
    return lines > maxLines
      ? []
      : [{ file, lines, readers, isLoadedOnDemand: all.some(({ isOnDemand }) => isOnDemand) }]
  })
}

const packageOf = (file = ''): string => /^(?:packages\/)?[^/]+/.exec(file)?.[0] ?? ''

/** Files of at most 12 lines, with one reader, in the same package. */
export const crumbs = (small: SmallFile[]): SmallFile[] =>
  small.filter(
    ({ file, lines, readers, isLoadedOnDemand }) =>
      lines <= 12 &&
      readers.length === 1 &&
      packageOf(readers[0]) === packageOf(file) &&
      !isLoadedOnDemand &&
      !keepsItsName.test(file),
  )

if (import.meta.main) {
  const small = smallFiles(20)
  const withOneReader = small.filter(({ readers }) => readers.length === 1)
  console.log(`At most 12 lines: ${small.filter(({ lines }) => lines <= 12).length}`)
  console.log(`At most 20 lines: ${small.length}, of these with one reader: ${withOneReader.length}`)
  console.log(['Belong in their only reader:', ...crumbs(small).map(({ file }) => file)].join('\n'))
}
