import { beforeAll, beforeEach, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { howMany } from '@portal/server/test/length'
import { releaseFile } from '../names.ts'
import { type Registry, readRegistry } from '../registry.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { anotherVersion, copyOf, releaseShellAndTenant } from '../test/released.ts'
import { disable } from './enable.ts'
import { pin, unpin } from './pin.ts'
import { publish } from './publish.ts'
import { release } from './release.ts'
import { rollBack } from './roll-back.ts'

let released: Awaited<ReturnType<typeof releaseShellAndTenant>>
let dataDir: string
let store: ReleaseStore

beforeAll(async () => {
  released = await releaseShellAndTenant()
}, 600_000)

beforeEach(() => {
  ;({ dataDir, store } = copyOf(released))
})

const registry = (): Registry => readRegistry(JSON.parse(readFileSync(store.registryPath, 'utf8'))).registry
const tenant = () => registry().apps['mf-tenant']
const publishTenant = async (version: string) =>
  await publish(dataDir, [await anotherVersion(released.tenant, version)])

test('a new version is on, the one before it is its previous, and the revision grows', async () => {
  expect(registry().revision).toBe(1)
  await publishTenant('2')
  mkdirSync(join(store.folder, 'mf-tenant/.copying-killed'))
  await publishTenant('3')
  expect(readdirSync(join(store.folder, 'mf-tenant')).filter(name => name.startsWith('.'))).toEqual([])
  expect(registry().revision).toBe(3)
  expect(tenant()).toMatchObject({ version: '3', entry: '/apps/mf-tenant/3/', enabled: true })
  expect(tenant()?.previous.map(({ version }) => version)).toEqual(['2', released.tenant.version])
  expect(registry().shell.version).toBe(released.shell.version)
})

test('publishing the current version changes nothing; publishing an earlier one brings it back once', async () => {
  await publish(dataDir, [released.shell, released.tenant])
  expect(registry().revision).toBe(1)
  await publishTenant('2')
  await publish(dataDir, [released.tenant])
  expect(tenant()?.version).toBe(released.tenant.version)
  expect(tenant()?.previous.map(({ version }) => version)).toEqual(['2'])
})

test('only a release moves what a release, a pin or a later rollback has set', async () => {
  const versions = await Promise.all(['2', '3'].map(version => anotherVersion(released.tenant, version)))
  const [second, third] = versions
  if (!second || !third) throw new Error('Nothing was built')
  const set: Record<string, () => Promise<unknown>> = {
    'a pin': () => pin(dataDir, 'mf-tenant', released.tenant.version),
    'a rollback after a release': async () => {
      await release(dataDir, second.folder)
      await rollBack(dataDir, 'mf-tenant')
    },
    'a release': () => release(dataDir, second.folder),
    'a release of what was built': () => release(dataDir, released.tenant.folder),
    'a release while another is pinned, which is unpinned': async () => {
      await pin(dataDir, 'mf-tenant', released.tenant.version)
      await release(dataDir, second.folder)
      await unpin(dataDir, 'mf-tenant')
    },
    'a release that was switched off': async () => {
      await release(dataDir, second.folder)
      await disable(dataDir, 'mf-tenant')
    },
  }
  for (const [how, change] of Object.entries(set).slice(0, howMany(2, 6))) {
    ;({ dataDir, store } = copyOf(released))
    await change()
    const before = readFileSync(store.registryPath, 'utf8')
    const told: string[] = []
    expect(await publish(dataDir, [released.shell, third], sentence => told.push(sentence))).toEqual([])
    expect([how, readFileSync(store.registryPath, 'utf8')]).toEqual([how, before])
    expect(told).toEqual([
      expect.stringMatching(/^mf-tenant stays at .* `npm run (release|unpin) -- mf-tenant`/),
    ])
    expect((await release(dataDir, third.folder)).result).toBe('done')
  }
  expect(tenant()).toMatchObject({ version: '3', origin: 'released' })
}, 600_000)

test('a build that was taken back stays so until the version changes', async () => {
  await publishTenant('2')
  await rollBack(dataDir, 'mf-tenant', { by: 'automatic' })
  await publishTenant('2')
  expect(tenant()).toMatchObject({ version: released.tenant.version, origin: 'built' })
  await publishTenant('3')
  expect(tenant()).toMatchObject({ version: '3', aside: [{ version: '2', because: 'taken back' }] })
})

test('an unreadable entry stays as it is', async () => {
  const { apps, ...rest } = JSON.parse(readFileSync(store.registryPath, 'utf8'))
  const later = { version: 'of a later portal' }
  writeFileSync(store.registryPath, JSON.stringify({ ...rest, apps: { ...apps, 'mf-tenant': later } }))
  const shell = await anotherVersion(released.shell, '2')
  await publish(dataDir, [released.tenant, shell])
  const written = JSON.parse(readFileSync(store.registryPath, 'utf8'))
  expect([written.shell.version, written.apps['mf-tenant']]).toEqual(['2', later])
})

test('an app that does not fit a released shell keeps its last version', async () => {
  await release(dataDir, released.shell.folder)
  const newer = await anotherVersion(released.tenant, '2', undefined, undefined, { shellApi: '^99.0.0' })
  expect(await publish(dataDir, [newer])).toEqual([
    expect.stringMatching(
      /^mf-tenant was not published: mf-tenant asks for version \^99\.0\.0 of the shell's API/,
    ),
  ])
  expect(tenant()?.version).toBe(released.tenant.version)
})

test('an app that was switched off stays off', async () => {
  const now = registry()
  writeFileSync(store.registryPath, JSON.stringify(now).replace('"enabled":true', '"enabled":false'))
  await publishTenant('2')
  expect(tenant()).toMatchObject({ version: '2', enabled: false })
})

test('a damaged version is replaced with a whole one', async () => {
  writeFileSync(join(store.versionFolder('mf-tenant', released.tenant.version), releaseFile), '{')
  await publish(dataDir, [released.tenant])
  expect(store.readRelease('mf-tenant', released.tenant.version).version).toBe(released.tenant.version)
})

test('versions are removed a week after they were last live, unless the registry still names them', async () => {
  const folder = (version: string) => store.versionFolder('mf-tenant', version)
  const earlier = ['9', '8', '7', '6', '5', '4', '3', '2']
  for (const version of [...earlier, 'lately'])
    cpSync(folder(released.tenant.version), folder(version), { recursive: true })
  const { apps, ...rest } = JSON.parse(readFileSync(store.registryPath, 'utf8'))
  const { entry, integrity } = apps['mf-tenant']
  const previous = earlier.map(version => ({ version, entry, integrity }))
  writeFileSync(
    store.registryPath,
    JSON.stringify({ ...rest, apps: { 'mf-tenant': { ...apps['mf-tenant'], previous } } }),
  )
  const longAgo = new Date(Date.now() - 8 * 24 * 3_600_000)
  for (const version of ['2', '3']) utimesSync(folder(version), longAgo, longAgo)
  await publishTenant('10') // lists the released one and 9 to 3 as previous
  expect(existsSync(folder('2'))).toBe(false)
  for (const version of ['3', 'lately']) expect(existsSync(folder(version))).toBe(true)
})

test('several processes publish at once, and each change is in the registry', async () => {
  const versions = ['2', '3', '4', '5'].slice(0, howMany(2, 4))
  const builds = await Promise.all(versions.map(version => anotherVersion(released.tenant, version)))
  const program = (build: unknown) =>
    `import { publish } from ${JSON.stringify(join(import.meta.dirname, 'publish.ts'))}
     await publish(${JSON.stringify(dataDir)}, [${JSON.stringify(build)}])`
  const children = builds.map(build =>
    Bun.spawn([process.execPath, '-e', program(build)], { stdout: 'ignore', stderr: 'inherit' }),
  )
  expect(await Promise.all(children.map(({ exited }) => exited))).toEqual(versions.map(() => 0))
  expect(registry().revision).toBe(versions.length + 1)
  const named = [tenant()?.version, ...(tenant()?.previous.map(({ version }) => version) ?? [])]
  expect(named.sort()).toEqual([...versions, released.tenant.version].sort())
  expect(readdirSync(join(store.folder, 'mf-tenant')).filter(name => name.startsWith('.'))).toEqual([])
}, 600_000)

test('without an intact registry one app cannot be published, but everything can', async () => {
  writeFileSync(store.registryPath, '{ "revision": 4')
  await expect(publish(dataDir, [released.tenant])).rejects.toThrow(
    `${store.registryPath} is missing or damaged: build everything, with \`npm run build\`.`,
  )
  const told: string[] = []
  await publish(dataDir, [released.shell, released.tenant], sentence => told.push(sentence))
  expect(tenant()?.version).toBe(released.tenant.version)
  expect(readFileSync(`${store.registryPath}.damaged`, 'utf8')).toBe('{ "revision": 4')
  expect(told).toEqual([
    expect.stringContaining(`what releases had set is in ${store.registryPath}.damaged.`),
  ])
})

test('one that is damaged or cannot be drawn keeps its last version, and stops no other', async () => {
  const broken = await anotherVersion(
    released.tenant,
    'broken',
    text => `throw new Error('no such tenant')\n${text}`,
  )
  const damaged = await anotherVersion(released.tenant, 'damaged')
  writeFileSync(join(damaged.folder, 'remote-entry.js'), 'damaged')
  const shell = await anotherVersion(released.shell, '2')
  const problems = await publish(dataDir, [broken, damaged, shell])
  expect(problems).toEqual([
    expect.stringMatching(/^mf-tenant was not published: mf-tenant cannot be drawn: .*no such tenant/s),
    'mf-tenant was not published: In mf-tenant, remote-entry.js is not as it was built: build it again.',
  ])
  expect(registry()).toMatchObject({
    revision: 2,
    shell: { version: '2' },
    apps: { 'mf-tenant': { version: released.tenant.version } },
  })
}, 600_000)

test('a release for an unreadable shell says what to release', async () => {
  writeFileSync(join(store.versionFolder('shell', released.shell.version), releaseFile), '{')
  await expect(release(dataDir, released.tenant.folder)).rejects.toThrow(
    `The live shell ${released.shell.version} cannot be read from the store`,
  )
  expect((await release(dataDir, released.shell.folder)).result).toBe('done')
  expect((await release(dataDir, released.tenant.folder)).result).toBe('done')
}, 600_000)
