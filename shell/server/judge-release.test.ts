import { expect, test } from 'bun:test'
import type { RegisteredApp, Registry } from '@portal/shared-ui/federation/registry'
import { isToBeTakenBack, releasesOnTrial } from './judge-release.ts'

const figures = (given: object) => ({
  loads: 100,
  failures: 21,
  fallbacks: 0,
  people: 5,
  networks: 5,
  ...given,
})

test.each([
  [{}, true],
  [{ failures: 20 }, false],
  [{ failures: 19 }, false],
  [{ people: 4 }, true],
  [{ networks: 4 }, true],
  [{ people: 4, networks: 4 }, false],
  [{ people: 0, networks: 5 }, true],
  [{ people: 5, networks: 1 }, true],
  [{ loads: 0, failures: 5 }, true], // what never loads says so before it is asked how often it did
  [{ loads: 0, failures: 0, people: 0, networks: 0 }, false],
])('%p is to be taken back: %p', (given, isBad) => {
  expect(isToBeTakenBack(figures(given))).toBe(isBad)
})

test('only what was released, is not pinned and has something before it is on trial', () => {
  const previous = [{ version: '1', entry: '/apps/x/1/', integrity: '' }]
  const entry: RegisteredApp = {
    version: '2',
    entry: '/apps/x/2/',
    integrity: '',
    shared: {},
    previous,
    aside: [],
    origin: 'released',
    pinned: false,
    since: '2026-11-21T10:00:00.000Z',
    by: 'release',
    routes: [],
    shellApi: '^1.0.0',
    enabled: true,
  }
  const registry: Registry = {
    revision: 7,
    shell: entry,
    apps: {
      'mf-released': entry,
      'mf-pinned': { ...entry, pinned: true },
      'mf-first': { ...entry, previous: [] },
      'mf-rolled-back': { ...entry, by: 'rollback' },
      'mf-taken-back': { ...entry, by: 'automatic' },
      'mf-chosen': { ...entry, by: 'pin' },
    },
  }
  const { version, since } = entry
  expect(releasesOnTrial(registry)).toEqual([
    { app: 'shell', version, since },
    { app: 'mf-released', version, since },
  ])
})
