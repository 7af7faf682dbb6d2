import { beforeAll, beforeEach, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { shellName } from '@portal/shared-ui/federation/names'
import { anotherVersion, copyOf, releaseShellAndTenant } from '../test/released.ts'
import { publish } from './publish.ts'
import type { ReleaseStore } from './release-store.ts'
import { rollBack } from './roll-back.ts'

const app = 'mf-tenant'
let released: Awaited<ReturnType<typeof releaseShellAndTenant>>
let dataDir: string
let store: ReleaseStore

beforeAll(async () => {
  released = await releaseShellAndTenant()
  for (const version of ['2', '3'])
    await publish(released.dataDir, [await anotherVersion(released.tenant, version)])
}, 60_000)

beforeEach(() => {
  ;({ dataDir, store } = copyOf(released))
})

const written = () => readFileSync(store.registryPath, 'utf8')
const entry = () => JSON.parse(written()).apps[app]
const versions = () => [
  entry().version,
  ...entry().previous.map(({ version }: { version: string }) => version),
]

test('a rollback goes to the version released before, which can be taken back in turn', async () => {
  const first = released.tenant.version
  const revision = JSON.parse(written()).revision
  expect(versions()).toEqual(['3', '2', first])
  expect(await rollBack(dataDir, app)).toMatchObject({
    result: 'done',
    registry: { revision: revision + 1 },
    gate: [],
  })
  expect(versions()).toEqual(['2', '3', first])
  expect(entry()).toMatchObject({ by: 'rollback', entry: '/apps/mf-tenant/2/' })
  await rollBack(dataDir, app)
  expect(versions()).toEqual(['3', '2', first])
})

test('a rollback does nothing where another version is live than expected', async () => {
  expect(await rollBack(dataDir, app, { expect: '3' })).toMatchObject({ result: 'done' })
  const before = written()
  expect(await rollBack(dataDir, app, { expect: '3' })).toMatchObject({
    result: 'unexpected',
    registry: { apps: { [app]: { version: '2' } } },
  })
  expect(written()).toBe(before)
})

test.each([
  ['a package that was released once', shellName, 'shell has no version to go back to.'],
  ['an unknown package', 'mf-x', 'There is no release of mf-x: choose from shell, mf-tenant.'],
  [
    'a name that every object has',
    'constructor',
    'There is no release of constructor: choose from shell, mf-tenant.',
  ],
])('%s cannot be rolled back', async (_, name, sentence) => {
  const before = written()
  await expect(rollBack(dataDir, name)).rejects.toThrow(sentence)
  expect(written()).toBe(before)
})
