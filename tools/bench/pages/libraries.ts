// Which library each byte of a script comes from: builds the packages as for a release, with source maps.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping'
import type { Recipe } from '@portal/releases/build/recipe'
import { rspack } from '@rspack/core'

/** They add up to 1. */
export type Shares = Map<string, number>

/** Their names match the release, because the scripts are identical. */
const buildWithMaps = async (name: string, outputPath: string): Promise<void> => {
  const { recipe }: { recipe: Recipe } = await import(
    join(import.meta.dirname, '../../..', name, 'rspack.config.ts')
  )
  const [browser] = recipe({ outputPath, mode: 'production' })
  const compiler = rspack({ ...browser, devtool: 'hidden-source-map' })
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })))
      else resolve()
    }),
  )
  await new Promise<void>(resolve => compiler.close(() => resolve()))
}

const families: [RegExp, string][] = [
  [/^(react|react-dom|scheduler)$/, 'React'],
  [/^@module-federation\//, 'federation'],
  [/^@?single-spa/, 'single-spa'],
  [/^(styled-components|stylis|@emotion\/)/, 'styled-components'],
  [/^(react-router|cookie|set-cookie-parser)/, 'router'],
  [
    /^(@radix-ui\/|@floating-ui\/|react-remove-scroll|react-style-singleton|use-(callback-ref|sidecar)|aria-hidden|get-nonce)/,
    'Radix',
  ],
  [/^@tanstack\//, 'Query'],
  [/^(react-hook-form|@hookform\/)/, 'react-hook-form'],
  [/^leaflet/, 'Leaflet'],
  [/^lucide/, 'icons'],
]

const libraryOf = (source: string | null, name: string): string => {
  if (
    !source ||
    /webpack\/(runtime|bootstrap)|^webpack:\/\/\/?[^/]*\/(external|remote|container)/.test(source)
  )
    return 'build'
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  if (library) return families.find(([pattern]) => pattern.test(library))?.[1] ?? library
  const [, part] = /(shared-ui|api\/contract|api\/client)\//.exec(source) ?? []
  return part ? basename(part) : name
}

/** Characters between two mappings are assigned to the first. */
const readShares = (text: string, map: string, name: string): Shares => {
  const lines = text.split('\n')
  const characters = new Map<string | null, number>()
  let last = { line: 1, column: 0, source: null as string | null }
  const endAt = (line: number, column: number) => {
    const end = line === last.line ? column : (lines[last.line - 1]?.length ?? 0)
    characters.set(last.source, (characters.get(last.source) ?? 0) + end - last.column)
  }
  eachMapping(new TraceMap(map), ({ generatedLine: line, generatedColumn: column, source }) => {
    endAt(line, column)
    last = { line, column, source }
  })
  endAt(Number.POSITIVE_INFINITY, 0)
  const all = [...characters.values()].reduce((sum, count) => sum + count, 0)
  const shares: Shares = new Map()
  for (const [source, count] of characters) {
    const library = libraryOf(source, name)
    shares.set(library, (shares.get(library) ?? 0) + count / all)
  }
  return shares
}

/**
 * Returns a function from a script's path to its shares; undefined for a script that these sources do not
 * produce. Rejects if a package does not compile.
 */
export const openLibraries = async (): Promise<(path: string) => Shares | undefined> => {
  const shares = new Map<string, Shares>()
  for (const name of ['shell', 'mf-public', 'mf-tenant', 'mf-landlord', 'mf-ai']) {
    const folder = await mkdtemp(join(tmpdir(), 'rental-portal-maps-'))
    await buildWithMaps(name, folder)
    for (const file of await readdir(folder, { recursive: true })) {
      if (!/^(entry|files)\/.*\.js$/.test(file)) continue
      const path = join(folder, file)
      const [text, map] = await Promise.all([readFile(path, 'utf8'), readFile(`${path}.map`, 'utf8')])
      shares.set(`${name}/${basename(file)}`, readShares(text, map, name))
    }
    await rm(folder, { recursive: true })
  }
  const keyOf = (path: string) => `${path.split('/')[2]}/${basename(path)}`
  return path => shares.get(keyOf(path))
}
