import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captureCommand } from './capture-command.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'build-'))
afterAll(() => rm(dataDir, { recursive: true }))

const build = (...names: string[]) =>
  captureCommand([process.execPath, join(import.meta.dirname, 'build.ts'), ...names], {
    env: { DATA_DIR: dataDir },
  })
const registry = () => Bun.file(join(dataDir, 'releases/registry.json')).json()

test('one app needs a shell to be added to; an unknown name is refused', async () => {
  const alone = await build('mf-tenant')
  expect(alone.succeeded).toBe(false)
  expect(alone.output).toContain('is missing or damaged: build everything, with `npm run build`.\n')
  const unknown = await build('mf-tennant')
  expect(unknown.succeeded).toBe(false)
  expect(unknown.output).toBe(
    'There is no package mf-tennant to build: choose from shell, mf-ai, mf-landlord, mf-public, mf-tenant.\n',
  )
}, 60_000)

test('a build switches to the shell and the four apps; a second one changes nothing', async () => {
  expect((await build()).succeeded).toBe(true)
  const first = await registry()
  expect(Object.keys(first.apps).sort()).toEqual(['mf-ai', 'mf-landlord', 'mf-public', 'mf-tenant'])
  expect(first).toMatchObject({ revision: 1, shell: { version: expect.any(String) } })
  expect(await build('mf-tenant', 'mf-ai')).toEqual({ succeeded: true, output: '' })
  expect(await registry()).toEqual(first)
}, 120_000)
