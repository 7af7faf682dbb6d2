import { expect, test } from 'bun:test'
import { matchRoute, type RegisteredApp, signInPath } from './registry.ts'

const app = (paths: string[], enabled = true): RegisteredApp => ({
  version: '1.0.0-abc',
  entry: '/apps/x/1.0.0-abc/',
  integrity: '',
  routes: paths.map(path => ({ path, access: 'anyone', title: path })),
  shellApi: '^1.0.0',
  shared: {},
  preload: [],
  enabled,
  previous: [],
})

const registry = {
  apps: {
    'mf-public': app(['/', '/search', '/properties/:id']),
    'mf-tenant': app(['/maintenance/requests']),
    'mf-ai': app(['/ai'], false),
  },
}

test('a path belongs to the app that names it, with what stands in place of a parameter', () => {
  expect(matchRoute(registry, '/maintenance/requests')?.app).toBe('mf-tenant')
  expect(matchRoute(registry, '/properties/1')?.route.path).toBe('/properties/:id')
  expect(matchRoute(registry, '/')?.route.path).toBe('/')
})

test('an unknown path, a longer one and a path of an app that is switched off belong to nobody', () => {
  expect(matchRoute(registry, '/nowhere')).toBeNull()
  expect(matchRoute(registry, '/search/more')).toBeNull()
  expect(matchRoute(registry, '/ai')).toBeNull()
})

test('the way back survives signing in, query and all', () => {
  expect(signInPath('/ai?tab=notifications')).toBe('/auth?next=%2Fai%3Ftab%3Dnotifications')
})
