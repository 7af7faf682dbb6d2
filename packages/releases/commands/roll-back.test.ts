import { beforeAll, beforeEach, expect, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { howMany } from '@portal/server/test/length'
import { shellName } from '../names.ts'
import { readStoredRegistry } from '../store/registry-file.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { anotherVersion, copyOf, releaseShellAndTenant } from '../test/released.ts'
import { pin, unpin } from './pin.ts'
import { publish } from './publish.ts'
import { release } from './release.ts'
import { rollBack } from './roll-back.ts'

const app = 'mf-tenant'
let released: Awaited<ReturnType<typeof releaseShellAndTenant>>
let dataDir: string
let store: ReleaseStore

beforeAll(async () => {
  released = await releaseShellAndTenant()
  for (const version of ['2', '3'])
    await publish(released.dataDir, [await anotherVersion(released.tenant, version)])
}, 600_000)

beforeEach(() => {
  ;({ dataDir, store } = copyOf(released))
})

const written = () => readFileSync(store.registryPath, 'utf8')
const entry = () => JSON.parse(written()).apps[app]
const takenBack = () => entry().aside.map(({ version }: { version: string }) => version)
const versions = () => [
  entry().version,
  ...entry().previous.map(({ version }: { version: string }) => version),
]

test('a rollback goes to the previous live version, and a second one further back, never to a version that was taken back', async () => {
  const first = released.tenant.version
  const revision = JSON.parse(written()).revision
  expect(versions()).toEqual(['3', '2', first])
  expect(await rollBack(dataDir, app)).toMatchObject({
    result: 'done',
    registry: { revision: revision + 1 },
    gate: [],
  })
  expect([versions(), takenBack()]).toEqual([['2', first], ['3']])
  expect(entry()).toMatchObject({ by: 'rollback', entry: '/apps/mf-tenant/2/' })
  await rollBack(dataDir, app, { expect: '2' })
  expect([versions(), takenBack()]).toEqual([[first], ['2', '3']])
  await expect(rollBack(dataDir, app)).rejects.toThrow(
    'mf-tenant has no version to go back to that was not taken back before (2, 3)',
  )
  expect(versions()).toEqual([first])
})

test('after any releases, pins and rollbacks, no rollback goes to a version that was taken back or was never live', async () => {
  const built = await Promise.all(
    ['2', '3', '4', '5'].map(version => anotherVersion(released.tenant, version)),
  )
  const kinds = ['release', 'rollback', 'pin', 'unpin', 'rollback']
  for (let round = 0; round < howMany(1, 60); round += 1) {
    ;({ dataDir, store } = copyOf(released))
    const taken = new Set<string>()
    const live = new Set(versions())
    const steps: string[] = []
    for (let count = 0; count < 8; count += 1) {
      const step = kinds[Math.floor(Math.random() * kinds.length)]
      const one = built[Math.floor(Math.random() * built.length)]
      const before = entry().version
      steps.push(`${step} ${one?.version}`)
      if (step === 'release' && one) await release(dataDir, one.folder)
      if (step === 'pin' && one) await pin(dataDir, app, one.version).catch(() => null)
      if (step === 'unpin') await unpin(dataDir, app)
      const isBack =
        step === 'rollback' && (await rollBack(dataDir, app, { expect: before }).catch(() => null)) !== null
      const { version } = entry()
      if (isBack) {
        taken.add(before)
        expect([steps, taken.has(version), live.has(version)]).toEqual([steps, false, true])
      } else if (version !== before) taken.delete(version)
      live.add(version)
      const offered = versions().filter((version: string) => taken.has(version))
      expect([steps, offered]).toEqual([steps, []])
    }
  }
}, 600_000)

test('an older entry without these notes counts as moved by a command, and the version that its last rollback left as taken back', async () => {
  const earlier = JSON.parse(written())
  const { aside: _, origin: __, ...tenant } = earlier.apps[app]
  const write = (by: string) =>
    writeFileSync(
      store.registryPath,
      JSON.stringify({ ...earlier, apps: { ...earlier.apps, [app]: { ...tenant, by } } }),
    )
  const read = () => readStoredRegistry(store)?.apps[app]
  write('release')
  expect(read()).toMatchObject({ origin: 'built', aside: [], previous: [{ version: '2' }, {}] })
  write('pin')
  expect(read()).toMatchObject({ origin: 'released', aside: [], previous: [{ version: '2' }, {}] })
  for (const by of ['rollback', 'automatic']) {
    write(by)
    expect(read()).toMatchObject({ origin: 'released', aside: [{ version: '2', because: 'taken back' }] })
    await rollBack(dataDir, app, { expect: '3' })
    expect(entry()).toMatchObject({
      version: released.tenant.version,
      aside: [{ version: '3' }, { version: '2' }],
    })
  }
})

test('any number of people and servers that roll back the same failure, at once or in turn, go back one step', async () => {
  const first = released.tenant.version
  const atOnce = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => rollBack(dataDir, app)),
    rollBack(dataDir, app, { expect: '3', by: 'automatic' }),
  ])
  const done = atOnce.filter(one => one.status === 'fulfilled' && one.value.result === 'done')
  expect([done.length, versions(), takenBack()]).toEqual([1, ['2', first], ['3']])
  await expect(rollBack(dataDir, app)).rejects.toThrow(
    /^mf-tenant went back to 2 (already|by itself): to go further back, run `npm run rollback -- mf-tenant --expect 2`\.$/,
  )
  expect(versions()).toEqual(['2', first])
})

test('after the portal took a release back by itself, a person who still sees the failure goes no further back', async () => {
  await rollBack(dataDir, app, { expect: '3', by: 'automatic' })
  await expect(rollBack(dataDir, app)).rejects.toThrow('mf-tenant went back to 2 by itself: ')
  expect(entry()).toMatchObject({ version: '2', by: 'automatic' })
})

test('a rollback does nothing if another version is live than expected', async () => {
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
