// The commands that take a release back run on a bare checkout, where nothing is installed and nothing can be.
import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publish } from '@portal/releases/commands/publish'
import { anotherVersion, copyOf, newDataDir, releaseShellAndTenant } from '@portal/releases/test/released'
import { captureCommand } from '../capture-command.ts'
import { root } from '../root.ts'
import { bundles } from './bundle.ts'

const app = 'mf-tenant'
const checkout = newDataDir()
let released: Awaited<ReturnType<typeof releaseShellAndTenant>>
let dataDir: string

beforeAll(async () => {
  const leftOut = /\/(node_modules|dist|\.git|\.bun|\.data|\.types|kept|test-results)$/
  cpSync(root, checkout, { recursive: true, filter: path => !leftOut.test(path) })
  released = await releaseShellAndTenant()
  await publish(released.dataDir, [await anotherVersion(released.tenant, '2')])
}, 240_000)
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

beforeEach(() => {
  ;({ dataDir } = copyOf(released))
})

/** As npm runs it, with Bun installed and no registry in reach. */
const run = async (...words: string[]) => {
  const { succeeded, output } = await captureCommand(['sh', 'scripts/with-bun.sh', 'releases', ...words], {
    cwd: checkout,
    env: {
      DATA_DIR: dataDir,
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      HOME: dataDir,
      BUN_CONFIG_REGISTRY: 'http://127.0.0.1:1',
    },
  })
  return { succeeded, output }
}

const { scripts }: { scripts: Record<string, string> } = await Bun.file(join(root, 'package.json')).json()
const commands = Object.values(scripts).flatMap(line => /with-bun\.sh releases (\w+)/.exec(line)?.[1] ?? [])
const words: Record<string, string[]> = { pin: ['2'] }

test('every release command but the release itself needs no packages', async () => {
  expect(commands).toContain('rollback')
  for (const command of commands.filter(command => command !== 'release')) {
    const { succeeded, output } = await run(command, app, ...(words[command] ?? []), '--json')
    expect([command, succeeded, JSON.parse(output)]).toMatchObject([command, true, { app, result: 'done' }])
  }
  expect(existsSync(join(checkout, 'node_modules'))).toBe(false)
}, 240_000)

test('the gate works there as well', async () => {
  const needy = await anotherVersion(released.tenant, '3', undefined, undefined, { shellApi: '^99.0.0' })
  cpSync(needy.folder, join(dataDir, 'releases', app, '3'), { recursive: true })
  const stored = join(dataDir, 'releases', app)
  const release = await Bun.file(join(stored, '2/release.json')).json()
  const { files } = (await Bun.file(join(stored, '3/mf-manifest.json')).json()).portal
  await Bun.write(
    join(stored, '3/release.json'),
    JSON.stringify({ ...release, version: '3', files, shellApi: '^99.0.0' }),
  )
  const { succeeded, output } = await run('pin', app, '3')
  expect([succeeded, output]).toEqual([false, expect.stringContaining(' (shell-api)')])
})

test('a release installs what it needs, and says what is wrong when it cannot', async () => {
  const { succeeded, output } = await run('release', app)
  expect([succeeded, output]).toEqual([false, expect.stringContaining('The packages could not be installed')])
}, 240_000)

test('the copies of zod and semver are those of bun.lock; if not, bundle.ts makes them', async () => {
  for (const [file, text] of Object.entries(await bundles()))
    expect([file, await Bun.file(join(import.meta.dirname, file)).text()]).toEqual([file, text])
})
