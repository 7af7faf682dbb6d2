import { expect, test } from 'bun:test'
import { ReadVotes } from '@portal/contract/client-failures/client-failure'
import { RoutePath } from '@portal/contract/client-failures/names'
import { growthOf, linear } from '@portal/server/test/growth'
import { type Artifact, readArtifact } from '../artifact.ts'
import { limits } from '../limits.ts'
import { matchRoute } from '../match-route.ts'
import type { RegisteredApp, Registry, Route } from '../registry.ts'
import type { Release } from '../release.ts'
import { smallArtifact } from '../test/small-artifact.ts'
import { drawRelease } from './first-paint.ts'
import { drawnOverLimits, filesOverLimits, registryOverLimits } from './over-limits.ts'
import type { Violation } from './violation.ts'

const name = 'mf-small'

const route = (path: string, title = 'Repairs'): Route => ({ path, title, access: 'anyone' })

const release = (more: Partial<Release>): Release => ({
  ...{ name, version: '1', files: {}, routes: [], shellApi: '^2.1.0', shared: {}, preload: [], needs: {} },
  ...{ provides: {}, links: [], bytes: 0, firstPaint: {}, drawnWithAnswers: [], ...more },
})

const entry = (routes: Route[]): RegisteredApp => ({
  ...{ version: '1', entry: '/', integrity: '', shared: {}, previous: [], aside: [], origin: 'released' },
  ...{ pinned: false, since: '', by: 'release', routes, shellApi: '^2.1.0', enabled: true },
})

const registry = (apps: Registry['apps'], padding = ''): Registry => ({
  revision: 1,
  shell: { ...entry([]), integrity: padding },
  apps,
})

const bytesOf = (value: unknown) => JSON.stringify(value).length
const emptyEntry = bytesOf(entry([]))
const emptyRegistry = bytesOf(registry({}))

const routesOf = (letters: number): Route[] => {
  const paths: string[] = []
  for (let left = letters; left > 0; left -= 50) paths.push(`/${'r'.repeat(Math.min(left, 49) - 1)}`)
  return paths.map(path => route(path))
}

const withFiles = (files: Record<string, string>, code = ''): Violation[] => {
  const list = Object.fromEntries(Object.keys(files).map(file => [file, '']))
  const folder = smallArtifact(code, { files: list }, files)
  return filesOverLimits(folder, readArtifact(folder))
}

const oneDrawing = (size: number) => ({ html: 'h'.repeat(size - 1), css: 'c' })

type Key = keyof typeof limits
const tried: Partial<Record<Key, (size: number) => Violation[]>> = {
  titleLetters: size => drawnOverLimits(release({ routes: [route('/x', 't'.repeat(size))] })),
  routes: size => drawnOverLimits(release({ routes: Array.from({ length: size }, () => route('/x')) })),
  routeLetters: size => drawnOverLimits(release({ routes: routesOf(size) })),
  paintLetters: size =>
    drawnOverLimits(release({ firstPaint: { '/x': { ...oneDrawing(2), forPerson: oneDrawing(size) } } })),
  allRouteLetters: size => {
    const apps = { 'mf-other': entry(routesOf(1999)), [name]: entry(routesOf(size - 2000)) }
    return registryOverLimits(name, undefined, registry(apps))
  },
  entryBytes: size =>
    registryOverLimits(name, { ...entry([]), integrity: 'i'.repeat(size - emptyEntry) }, registry({})),
  registryBytes: size => registryOverLimits(name, entry([]), registry({}, 'i'.repeat(size - emptyRegistry))),
  fileBytes: size => withFiles({ 'files/one.js': 'x'.repeat(size) }),
  artifactBytes: size => {
    const whole = Math.floor(size / limits.fileBytes)
    const names = Array.from({ length: whole }, (_, index) => `files/${index}.js`)
    const all = names.map(file => [file, 'x'.repeat(limits.fileBytes)])
    return withFiles(Object.fromEntries(all), 'x'.repeat(size - whole * limits.fileBytes))
  },
  files: size =>
    withFiles(Object.fromEntries(Array.from({ length: size - 1 }, (_, index) => [`files/${index}.js`, '']))),
}

test.each(Object.entries(tried))('%s: what just fits may be released, and one more may not', (key, try_) => {
  const most = limits[key as Key]
  expect(try_(most)).toEqual([])
  const [{ clause, message } = { clause: '', message: '' }, ...others] = try_(most + 1)
  expect([clause, others]).toEqual(['limits', []])
  expect(message).toMatch(
    new RegExp(
      `^In mf-small, .* has ${(most + 1).toLocaleString('en-US')} \\w+, and may have ${most.toLocaleString('en-US')}: make it smaller\\.$`,
    ),
  )
})

test('every limit is tried, here or where code is drawn', () => {
  const elsewhere = ['manifestBytes', 'drawingMemoryBytes', 'drawingOutputBytes', 'complaintLetters']
  expect([...Object.keys(tried), ...elsewhere].sort()).toEqual(Object.keys(limits).sort())
})

test('a manifest that is too large is not read', () => {
  const folder = smallArtifact('', { shellApi: '/'.repeat(limits.manifestBytes) })
  expect(() => readArtifact(folder)).toThrow(/^The manifest has 500,\d{3} bytes, and may have 500,000\.$/)
})

test('a refusal names ten faults of any number', () => {
  const routes = Array.from({ length: 50 }, (_, index) => route(`/${index}`, 't'.repeat(2_000_000)))
  const found = drawnOverLimits(release({ routes }))
  expect(found.length).toBe(10)
  expect(bytesOf(found)).toBeLessThan(2000)
})

test('what draws too much is refused with a reason of a few lines', async () => {
  const code = `const page = { path: '/x', access: 'anyone', title: 't'.repeat(2_000_000), component: () => null }
export const pages = [page], drawAhead = () => ({ html: 'h'.repeat(200_000), css: '' }), createElement = () => null`
  expect(await drawRelease({ name, folder: smallArtifact(code) }, null)).toEqual({
    gate: [
      ['the title of /x has 2,000,000 letters, and may have 100'],
      ['the first paint of /x has 200,000 letters, and may have 100,000'],
    ].map(([what]) => ({ clause: 'limits', message: `In mf-small, ${what}: make it smaller.` })),
  })
})

test('a layout is drawn around the pages of any registry', async () => {
  const code = "export const baseCss = ''; export const drawLayout = () => ({ html: '', css: '' })"
  const portal: Partial<Artifact['portal']> = { name: 'shell' }
  const large = registry({ 'mf-other': entry([route('/x', 't'.repeat(300_000))]) })
  const { gate } = await drawRelease({ name: 'shell', folder: smallArtifact(code, portal) }, large)
  expect(gate).toEqual([])
})

test('the votes on all routes that there can be fit into one address', () => {
  // A slash is three letters there, and a comma, too.
  for (const path of ['/', '/r', `/${'r/'.repeat(30)}`, `/${':r/'.repeat(20)}`]) {
    expect(RoutePath.safeParse(path).success).toBe(true)
    const length = Math.floor((limits.allRouteLetters + 1) / (path.length + 1))
    const routes = Array(length).fill(path).join(',')
    const asked = {
      app: name,
      version: 'v'.repeat(80),
      routes,
      period: 'last24Hours',
      since: new Date().toISOString(),
    }
    expect(ReadVotes.safeParse(asked).success).toBe(true)
    // Bun’s servers take 16,384 bytes of address and headers.
    expect(new URLSearchParams(asked).toString().length).toBeLessThan(14_000)
  }
})

test('a parameter is a whole part of a route, so that the time to match an address grows with its length', async () => {
  expect(RoutePath.safeParse(`/${':a'.repeat(20)}`).success).toBe(false)
  const apps = { [name]: entry([`/${':a/'.repeat(26)}`, `/${'a/'.repeat(39)}`].map(path => route(path))) }
  const match = (share: number) => matchRoute({ apps }, `/${'a/'.repeat(1_000_000 * share)}!`)
  expect(await growthOf(match)).toBeLessThanOrEqual(linear)
})
