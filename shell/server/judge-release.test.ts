import { expect, test } from 'bun:test'
import type { RouteVotes } from '@portal/contract/client-failures/client-failure'
import { noRoute } from '@portal/contract/client-failures/no-route'
import type { RegisteredApp, Registry } from '@portal/releases/registry'
import { howMany } from '@portal/server/test/length'
import * as fc from 'fast-check'
import { failsForAccounts, isWorse, releasesOnTrial, suspiciousVotes } from './judge-release.ts'

const votes = (changes: Partial<RouteVotes>): RouteVotes => ({
  ...{ route: '/search', crowd: 'visitors', loads: 1000 },
  ...{ networks: 100, failedNetworks: 0, accounts: 0, failedAccounts: 0 },
  ...changes,
})

const isBad = (now: Partial<RouteVotes>, before?: Partial<RouteVotes>): boolean =>
  suspiciousVotes([votes(now)]).some(one => isWorse(one, before && votes(before)))

test.each([
  [{ failedNetworks: 5, networks: 5 }, undefined, false],
  [{ failedNetworks: 6, networks: 6 }, undefined, true],
  [{ failedNetworks: 6, networks: 60 }, undefined, true],
  [{ failedNetworks: 6, networks: 61 }, undefined, false],
  [{ failedNetworks: 12 }, { failedNetworks: 4 }, false], // three times as many
  [{ failedNetworks: 13 }, { failedNetworks: 4 }, true],
  [{ failedNetworks: 12 }, { failedNetworks: 4, loads: 19 }, true], // too few loads to judge by
  [{ failedNetworks: 12 }, { failedNetworks: 4, loads: 20 }, false],
  [{ failedNetworks: 50 }, { failedNetworks: 100 }, false],
  [{ failedNetworks: 51 }, { failedNetworks: 100 }, true], // half of the networks is too many in any case
])('of votes %p after %p it is to be taken back: %p', (now, before, expected) => {
  expect(isBad(now, before)).toBe(expected)
})

test.each([
  [{ accounts: 10, failedAccounts: 5 }, 5, true],
  [{ accounts: 10, failedAccounts: 5 }, 6, false], // enough networks to vote
  [{ accounts: 11, failedAccounts: 5 }, 5, false],
  [{ accounts: 4, failedAccounts: 4 }, 1, false],
  [{ accounts: 10, failedAccounts: 10, crowd: 'signed-in' as const }, 1, false], // accounts that can all be new
])('of accounts %p with %p networks a day it is to be taken back: %p', (now, networks, expected) => {
  expect(failsForAccounts([votes({ crowd: 'known', ...now })], networks).length > 0).toBe(expected)
})

/** Never more failed than there are. */
const anyVotes = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.nat({ max: 300 }), fc.nat({ max: 100_000 }))
  .map(([networks, failed, more]) =>
    votes({ networks, failedNetworks: Math.min(failed, networks), loads: networks + more }),
  )
const runs = { numRuns: howMany(1000, 100_000) }

test('five networks never take a release back, however much they report and whatever failed before', () => {
  const few = anyVotes.map(one => ({ ...one, failedNetworks: Math.min(one.failedNetworks, 5) }))
  fc.assert(
    fc.property(few, anyVotes, (now, before) => !isBad(now, before)),
    runs,
  )
})

test('six networks of at most eleven always do, whatever they reported before', () => {
  const most = fc.integer({ min: 6, max: 11 }).map(networks => votes({ networks, failedNetworks: 6 }))
  fc.assert(
    fc.property(most, anyVotes, (now, before) => isBad(now, before)),
    runs,
  )
})

test('one more healthy network never makes a release worse, one more that fails never better', () => {
  fc.assert(
    fc.property(anyVotes, anyVotes, (now, before) => {
      const { networks, failedNetworks } = now
      const healthier = { ...now, networks: networks + 1 }
      const worse = { ...healthier, failedNetworks: failedNetworks + 1 }
      if (isBad(healthier, before)) expect(isBad(now, before)).toBe(true)
      if (isBad(now, before)) expect(isBad(worse, before)).toBe(true)
    }),
    runs,
  )
})

const previous = [{ version: '1', entry: '/apps/x/1/', integrity: '' }]
const route = (path: string) => ({ path, access: 'anyone' as const, title: '' })
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
  revision: 5,
  by: 'release',
  routes: [route('/x')],
  shellApi: '^1.0.0',
  enabled: true,
}
const registryOf = (shell: Partial<RegisteredApp>, apps: Registry['apps']): Registry => ({
  revision: 7,
  shell: { ...entry, ...shell },
  apps,
})

test('only a released, unpinned version with a previous one is judged', () => {
  const registry = registryOf(
    {},
    {
      'mf-released': entry,
      'mf-pinned': { ...entry, pinned: true },
      'mf-first': { ...entry, previous: [] },
      'mf-rolled-back': { ...entry, by: 'rollback' },
      'mf-taken-back': { ...entry, by: 'automatic' },
      'mf-chosen': { ...entry, by: 'pin' },
    },
  )
  expect(releasesOnTrial(registry)).toMatchObject([
    { app: 'shell', version: '2', before: '1', since: entry.since, fromRevision: 5 },
    { app: 'mf-released', version: '2', before: '1', since: entry.since, fromRevision: 5 },
  ])
})

test("an app is judged on its own routes, the shell on all, and the assistant’s app also on other apps' routes", () => {
  const registry = registryOf({}, { 'mf-tenant': entry, 'mf-ai': { ...entry, routes: [route('/ai')] } })
  expect(releasesOnTrial(registry).map(({ app, routes }) => [app, routes])).toEqual([
    ['shell', ['/x', '/ai', noRoute]],
    ['mf-tenant', ['/x']],
    ['mf-ai', ['/ai', noRoute]],
  ])
})

test.each([
  ['an earlier shell', { revision: 4 }, { fromRevision: 5, beforeRevision: 8 }],
  ['a shell that was released later', { revision: 6 }, { fromRevision: 5, beforeRevision: 6 }],
  [
    'a shell that was taken back later',
    { revision: 6, by: 'automatic' as const },
    { fromRevision: 6, beforeRevision: 8 },
  ],
])('with %s, an app is judged by the pages that cannot have failed for the shell', (_, shell, expected) => {
  const app = releasesOnTrial(registryOf(shell, { 'mf-tenant': entry })).find(one => one.app === 'mf-tenant')
  expect(app).toMatchObject(expected)
})
