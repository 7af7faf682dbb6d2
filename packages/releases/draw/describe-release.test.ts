import { beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArtifact } from '../artifact.ts'
import type { Built } from '../build/build.ts'
import { buildPackages } from '../build/build-packages.ts'
import { shellName } from '../names.ts'
import type { Release } from '../release.ts'
import { describeRelease } from './describe-release.ts'

const query = '@tanstack/react-query'

let built: Built[]
const releases: Record<string, Release> = {}

beforeAll(async () => {
  const made = await buildPackages([])
  expect(made.problems).toEqual([])
  built = made.built
  for (const { name, folder } of built) releases[name] = (await describeRelease(folder)).release
}, 600_000)

const apps = () => built.filter(({ name }) => name !== shellName)

test('each route of each app lists what its page needs: every chunk that the list of pages loads, without duplicates', () => {
  expect(apps().length).toBeGreaterThan(3)
  for (const { name, folder } of apps()) {
    const { routes, needs = {}, preload = [], files = {} } = releases[name] ?? {}
    expect(Object.keys(needs)).toEqual(routes?.map(({ path }) => path) ?? [])
    const needed = Object.values(needs).flatMap(page => page.files)
    const loaded = Object.entries(readArtifact(folder).portal.loads)
      // The first reads of a page belong to the server, and the shapes of pages come after the first one.
      .filter(([load]) => /^\.\/src\/pages\.tsx (?!.*(?:-reads|-skeleton|first-paints)\.tsx?$)/.test(load))
      .flatMap(([, load]) => load.files)
    expect(loaded.filter(file => !needed.includes(file) && !preload.includes(file))).toEqual([])
    for (const page of Object.values(needs)) {
      const all = [...preload, ...page.files]
      expect(new Set(all).size).toBe(all.length)
      expect(all.filter(file => !(file in files))).toEqual([])
      expect(page.shared).toEqual(expect.arrayContaining(['react', 'react-dom/client', 'styled-components']))
    }
  }
})

const textOf = (name: string, path: string): string => {
  const folder = built.find(one => one.name === name)?.folder ?? ''
  const { preload = [], needs = {} } = releases[name] ?? {}
  return [...preload, ...(needs[path]?.files ?? [])]
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

test.each([
  ['mf-public', '/auth', 'current-password', '/terms'],
  ['mf-public', '/terms', 'Keeping business on the platform', '/auth'],
  ['mf-public', '/help/plans', 'how they are billed', '/help/account'],
])('in %s, the code of %s comes with it', (name, path, words, other) => {
  expect(textOf(name, path)).toContain(words)
  expect(textOf(name, other)).not.toContain(words)
})

test('a page that reads from the API needs the query library; one that comes drawn, or with only text, does not', () => {
  const { needs = {} } = releases['mf-public'] ?? {}
  const reads = (path: string) => needs[path]?.shared.includes(query)
  expect(['/search', '/people/:id', '/profile'].map(reads)).toEqual([true, true, true])
  expect(['/terms', '/help', '/properties/:id'].map(reads)).toEqual([false, false, false])
})

test("the shell's first frame needs react-dom, and nothing that is loaded on demand", () => {
  const { preload = [], provides = {} } = releases[shellName] ?? {}
  expect(preload[0]).toBe('main.js')
  expect(preload).toEqual(expect.arrayContaining(provides['react-dom'] ?? ['none']))
  expect(provides[query]).toHaveLength(1)
  expect(preload.filter(file => file.includes('on-demand'))).toEqual([])
  for (const needed of apps().flatMap(({ name }) => Object.values(releases[name]?.needs ?? {})))
    expect(needed.shared.filter(shared => !provides[shared])).toEqual([])
})
