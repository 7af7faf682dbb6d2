import { afterAll, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWithVersions } from '@portal/releases/test/released'
import { onlyInLong } from '@portal/server/test/length'
import { apps } from './apps.ts'
import { captureCommand } from './capture-command.ts'
import { root } from './root.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'build-'))
afterAll(() => rm(dataDir, { recursive: true }))

const build = (...names: string[]) =>
  captureCommand([process.execPath, join(import.meta.dirname, 'build.ts'), ...names], {
    env: { DATA_DIR: dataDir },
  })
const registry = () => Bun.file(join(dataDir, 'releases/registry.json')).json()

test('one app cannot be built without a shell; an unknown name is refused', async () => {
  const alone = await build('mf-tenant')
  expect(alone.succeeded).toBe(false)
  expect(alone.output).toContain('is missing or damaged: build everything, with `npm run build`.\n')
  const unknown = await build('mf-tennant')
  expect(unknown.succeeded).toBe(false)
  expect(unknown.output).toBe(
    'There is no package mf-tennant to build: choose from shell, mf-ai, mf-landlord, mf-public, mf-tenant.\n',
  )
}, 600_000)

// Short: a broken source, in packages/releases/build/build.test.ts.
onlyInLong(() =>
  test('an app that does not compile does not stop the others, and with --keep-going the build succeeds', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'build-copy-'))
    const copied = [
      'scripts',
      'shell',
      'shared-ui',
      'mf-tenant',
      'api',
      'packages',
      'bun.lock',
      'package.json',
    ]
    // Earlier builds are kept: a copy of the same sources is the same version.
    const leftOut = /\/(node_modules|kept|migrations)$/
    for (const name of copied)
      await cp(join(root, name), join(copy, name), { recursive: true, filter: path => !leftOut.test(path) })
    for (const name of ['.', ...copied].filter(name => existsSync(join(root, name, 'node_modules'))))
      await symlink(join(root, name, 'node_modules'), join(copy, name, 'node_modules'))
    await cp(join(root, 'mf-tenant/rspack.config.ts'), join(copy, 'mf-broken/rspack.config.ts'))
    await Bun.write(
      join(copy, 'mf-broken/package.json'),
      '{ "name": "@portal/mf-broken", "version": "0.1.0" }',
    )
    await Bun.write(join(copy, 'mf-broken/src/entry.tsx'), 'export const = broken')
    const paths = { '@portal/releases/*': ['./packages/releases/*.ts'] }
    await Bun.write(join(copy, 'paths.json'), JSON.stringify({ compilerOptions: { paths } }))
    const dataDir = join(copy, 'data')
    const buildThere = (...words: string[]) =>
      captureCommand([process.execPath, '--tsconfig-override=paths.json', 'scripts/build.ts', ...words], {
        cwd: copy,
        env: { DATA_DIR: dataDir },
      })
    const { succeeded, output } = await buildThere()
    expect([succeeded, output]).toEqual([false, expect.stringContaining('mf-broken could not be built.')])
    const { apps } = await Bun.file(join(dataDir, 'releases/registry.json')).json()
    expect(Object.keys(apps)).toEqual(['mf-tenant'])
    expect((await buildThere('--keep-going')).succeeded).toBe(true)
    await rm(dataDir, { recursive: true })
    expect((await buildThere('mf-broken', '--keep-going')).succeeded).toBe(false)
    await rm(copy, { recursive: true })
  }, 600_000),
)

test('a build switches to the shell and the four apps; a second one changes nothing', async () => {
  await startWithVersions(dataDir, ['shell', ...apps])
  expect((await build()).succeeded).toBe(true)
  const first = await registry()
  expect(Object.keys(first.apps).sort()).toEqual(['mf-ai', 'mf-landlord', 'mf-public', 'mf-tenant'])
  expect(first).toMatchObject({ revision: 1, shell: { version: expect.any(String) } })
  expect(await build('mf-tenant', 'mf-ai')).toEqual({ succeeded: true, output: 'Everything is built.\n' })
  expect(await registry()).toEqual(first)
}, 600_000)
