import { expect, test } from 'bun:test'
import { matchRoute } from './match-route.ts'
import { type RegisteredApp, type Route, readRegistry } from './registry.ts'

const app = (paths: string[], enabled = true): RegisteredApp => ({
  version: '1.0.0-abc',
  entry: '/apps/x/1.0.0-abc/',
  integrity: '',
  routes: paths.map(path => ({ path, access: 'anyone', title: path })),
  shellApi: '^1.0.0',
  shared: {},
  enabled,
  previous: [],
  aside: [],
  origin: 'built',
  pinned: false,
  since: '',
  by: 'release',
})

const { routes: _, shellApi: __, enabled: ___, ...shell } = app([])

const registry = {
  revision: 3,
  shell,
  apps: {
    'mf-public': app(['/', '/search', '/properties/:id']),
    'mf-tenant': app(['/maintenance/requests']),
    'mf-ai': app(['/ai'], false),
  },
}

test('a path belongs to the app that names it, with any value of a parameter', () => {
  expect(matchRoute(registry, '/maintenance/requests')?.app).toBe('mf-tenant')
  expect(matchRoute(registry, '/properties/1')?.route.path).toBe('/properties/:id')
  expect(matchRoute(registry, '/')?.route.path).toBe('/')
})

test('a path whose parameters have the wrong shape is not a page', () => {
  const id = '0190a6de-6f00-7000-8000-00000000000A'
  const routes: Route[] = [
    { path: '/properties/:id', params: { id: 'uuid' }, access: 'anyone', title: 'Home' },
    { path: '/people/:id', params: { id: 'a shape of later' }, access: 'anyone', title: 'Person' },
  ]
  const shaped = { apps: { 'mf-public': { ...app([]), routes } } }
  expect(matchRoute(shaped, `/properties/${id}`)?.route.title).toBe('Home')
  expect(matchRoute(shaped, '/properties/search')).toBeNull()
  expect(matchRoute(shaped, `/properties/${id}/more`)).toBeNull()
  expect(matchRoute(shaped, '/people/7')?.route.title).toBe('Person')
})

test("case and a slash at the end do not matter, as in the apps' router", () => {
  expect(matchRoute(registry, '/Search/')?.route.path).toBe('/search')
  expect(matchRoute(registry, '/properties/1/')?.route.path).toBe('/properties/:id')
})

test('an unknown path, a longer one and a path of an app that is switched off belong to no app', () => {
  expect(matchRoute(registry, '/nowhere')).toBeNull()
  expect(matchRoute(registry, '/search/more')).toBeNull()
  expect(matchRoute(registry, '/properties/')).toBeNull()
  expect(matchRoute(registry, '/ai')).toBeNull()
})

test('an entry that cannot be read does not affect the others, and is reported with the reason', () => {
  const { routes, ...withoutRoutes } = registry.apps['mf-tenant']
  const read = readRegistry({
    ...registry,
    apps: { ...registry.apps, 'mf-tenant': withoutRoutes, 'mf-x': 7 },
  })
  expect(Object.keys(read.registry.apps)).toEqual(['mf-public', 'mf-ai'])
  expect(Object.keys(read.problems)).toEqual(['mf-tenant', 'mf-x'])
  expect(read.problems['mf-tenant']).toStartWith('routes: ')
})

test('fields that a later release adds are dropped, and anything that is not a registry is refused', () => {
  const later = { ...registry, shell: { ...shell, channel: 'beta' }, notes: 'none' }
  expect(readRegistry(later)).toEqual({ registry, problems: {} })
  expect(() => readRegistry({ apps: registry.apps })).toThrow()
  expect(() => readRegistry('<!doctype html>')).toThrow()
})
