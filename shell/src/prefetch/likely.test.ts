import { expect, test } from 'bun:test'
import type { Registry } from '@portal/releases/registry'
import type { Session } from '@portal/shared-ui/platform/platform'
import { createStore } from '@portal/shared-ui/platform/store'
import type { RouteFile, RouteFiles } from '../../seam/route-files.ts'
import { samplePage } from '../../test/sample-page.ts'
import { filesOf, likelyRoutes, withinBounds } from './likely.ts'
import { openTo } from './visitor.ts'

const { shell: published } = samplePage().registry

const appWith = (routes: Record<string, 'anyone' | 'session'>) => ({
  ...published,
  shellApi: '^2.0.0',
  enabled: true,
  routes: Object.entries(routes).map(([path, access]) => ({ path, access, title: path })),
})

const registry: Registry = {
  revision: 1,
  shell: published,
  apps: {
    'mf-public': appWith({ '/': 'anyone', '/search': 'anyone', '/homes/:id': 'anyone', '/auth': 'anyone' }),
    'mf-tenant': appWith({ '/saved': 'session' }),
  },
}

test('routes are sorted by the number of links to them, then by the order on the page; the open one and unknown ones are left out', () => {
  const paths = ['/auth', '/', '/nowhere', '/homes/1', '/homes/2', '/search', '/homes/3', '/saved']
  expect(likelyRoutes(registry, '/', paths).map(({ route }) => route.path)).toEqual([
    '/homes/:id',
    '/auth',
    '/search',
    '/saved',
  ])
  expect(likelyRoutes(registry, '/homes/9', ['/homes/1'])).toEqual([])
})

test('pages for people who are signed in are left out for visitors', () => {
  const session = createStore<Session>(null)
  expect(likelyRoutes(openTo({ registry, session }), '/', ['/saved', '/auth']).map(({ app }) => app)).toEqual(
    ['mf-public'],
  )
  session.set({ user: { id: '1', email: '', firstName: '', lastName: '', userType: 'tenant' } })
  expect(likelyRoutes(openTo({ registry, session }), '/', ['/saved'])).toHaveLength(1)
})

test('files are of the versions that the page has, or none', () => {
  const [saved] = likelyRoutes(registry, '/', ['/saved'])
  if (!saved) throw new Error('The route of /saved was not found.')
  const files: RouteFiles = {
    shell: '1',
    apps: { 'mf-tenant': { version: '1', routes: { '/saved': [1, 0] } } },
    files: [
      ['/a.js', 'sha256-a', 1],
      ['/b.js', 'sha256-b', 2],
    ],
  }
  expect(filesOf(files, registry, saved).map(([address]) => address)).toEqual(['/b.js', '/a.js'])
  expect(filesOf({ ...files, shell: '2' }, registry, saved)).toEqual([])
  expect(filesOf({ ...files, apps: {} }, registry, saved)).toEqual([])
  const newer = { 'mf-tenant': { version: '2', routes: { '/saved': [0] } } }
  expect(filesOf({ ...files, apps: newer }, registry, saved)).toEqual([])
})

const file = (name: string, kilobytes: number): RouteFile => [name, `sha256-${name}`, kilobytes * 1000]

const namesWithin = (routes: RouteFile[][], there: string[] = []) =>
  withinBounds(routes, address => there.includes(address)).map(([name]) => name)

test('at most three routes are prefetched, and 150 kB', () => {
  const small = ['a', 'b', 'c', 'd'].map(name => [file(name, 1)])
  expect(namesWithin(small)).toEqual(['a', 'b', 'c'])
  expect(namesWithin([[file('a', 100)], [file('b', 51)], [file('c', 50)], [file('d', 1)]])).toEqual([
    'a',
    'c',
  ])
  expect(namesWithin([[file('all', 151)]])).toEqual([])
})

test('files that are loaded, or prefetched for another route, do not count', () => {
  const shared = file('shared', 90)
  const routes = [[shared, file('a', 30)], [shared, file('b', 30)], [file('there', 500)], [file('c', 1)]]
  expect(namesWithin(routes, ['there'])).toEqual(['shared', 'a', 'b'])
  expect(namesWithin(routes, ['there', 'shared'])).toEqual(['a', 'b', 'c'])
})
