import { expect, test } from 'bun:test'
import type { RegisteredApp, Registry } from '@portal/releases/registry'
import { overviewOf, versionsIn } from './overview.ts'

const published = (version: string) => ({ version, entry: `/apps/x/${version}/`, integrity: 'sha256-x' })
const entry: RegisteredApp = {
  ...published('2'),
  shared: { react: '^19.3.1' },
  previous: [published('1')],
  aside: [{ ...published('3'), because: 'taken back' }],
  origin: 'released',
  pinned: true,
  since: '2026-11-21T10:00:00.000Z',
  by: 'automatic',
  routes: [],
  shellApi: '^1.0.0',
  enabled: false,
}
const registry: Registry = {
  revision: 7,
  shell: { ...entry, previous: [], aside: [], by: 'release', shared: { react: '19.3.1' } },
  apps: { 'mf-tenant': entry },
}
const none = { loads: 0, failures: 0, fallbacks: 0 }
const figures = versionsIn(registry).map(one => ({
  ...one,
  last10Minutes: none,
  last24Hours: none,
  messages: [],
}))

const votes = {
  'mf-tenant': {
    last10Minutes: [],
    last24Hours: [
      {
        ...{ route: '/saved', crowd: 'visitors' as const, loads: 9 },
        ...{ networks: 8, failedNetworks: 1, accounts: 0, failedAccounts: 0 },
      },
    ],
  },
}

test('administrators see what is live, pinned and previous, since when and by what', () => {
  const { revision, apps } = overviewOf(registry, figures, votes)
  expect([revision, apps.map(({ app }) => app)]).toEqual([7, ['shell', 'mf-tenant']])
  expect(apps[1]).toMatchObject({
    version: '2',
    pinned: true,
    since: '2026-11-21T10:00:00.000Z',
    by: 'automatic',
    enabled: false,
    previous: ['3', '1'],
    figures: [{ version: '2' }, { version: '3' }, { version: '1' }],
    votes: votes['mf-tenant'],
  })
})

test('they see a release that was taken back by itself, and who provides the shared packages', () => {
  const { apps, shared } = overviewOf(registry, figures, votes)
  expect(apps.map(({ note }) => note)).toEqual([
    null,
    '3 was rolled back automatically because it failed on many networks or for many people.',
  ])
  expect(shared).toEqual([
    { name: 'react', provider: 'shell', version: '19.3.1', asked: { 'mf-tenant': '^19.3.1' } },
  ])
})
