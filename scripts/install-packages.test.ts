import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captureCommand } from './capture-command.ts'

const program = join(import.meta.dir, 'install-packages.ts')
let clone: string

const write = (file: string, content: unknown) =>
  Bun.write(join(clone, file), typeof content === 'string' ? content : JSON.stringify(content))
const bun = (...words: string[]) => captureCommand([process.execPath, ...words], { cwd: clone })
const installFor = (command: string) => bun(program, command)

/** The workspace depends only on its own folders, so that no registry is called. */
beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), 'install-packages-'))
  await write('bunfig.toml', '[install]\nlinker = "hoisted"\n')
  await write('needed/package.json', { name: 'needed', version: '1.0.0' })
  await write('only-for-tests/package.json', { name: 'only-for-tests', version: '1.0.0' })
  await write('app/package.json', { name: 'app', version: '1.0.0' })
  await write('package.json', {
    name: 'clone',
    workspaces: ['app'],
    dependencies: { needed: 'file:./needed' },
    devDependencies: { 'only-for-tests': 'file:./only-for-tests' },
  })
  await bun('install', '--lockfile-only')
})
afterEach(() => rm(clone, { recursive: true }))

const has = (name: string) => existsSync(join(clone, 'node_modules', name))

test('a start installs what it needs, a test installs the rest, and neither does it twice', async () => {
  expect((await installFor('start')).output).toContain('Installing packages')
  expect([has('needed'), has('only-for-tests')]).toEqual([true, false])
  expect((await installFor('start')).output).toBe('')

  expect((await installFor('test')).output).toContain('Installing packages')
  expect([has('needed'), has('only-for-tests')]).toEqual([true, true])
  expect((await installFor('start')).output).toBe('')
  expect(has('only-for-tests')).toBe(true)
})

test('of several starts at once only one installs', async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => installFor('start')))
  expect(outcomes.map(({ succeeded }) => succeeded)).toEqual([true, true, true])
  expect(outcomes.filter(({ output }) => output.includes('Installing'))).toHaveLength(1)
})

test('an interrupted install is done again', async () => {
  await installFor('start')
  await writeFile(join(clone, 'node_modules/.rental-portal-installed'), 'unfinished')
  await write('node_modules/needed/half-written.js', '')
  expect((await installFor('start')).succeeded).toBe(true)
  expect(has('needed')).toBe(true)
  expect(has('needed/half-written.js')).toBe(false)
})

test('packages from elsewhere, which may differ, are replaced', async () => {
  await write('node_modules/needed/package.json', { name: 'needed', version: '1.0.0' })
  await write('node_modules/needed/made-by-npm.js', '')
  await write('app/node_modules/of-another/package.json', { name: 'of-another', version: '1.0.0' })
  expect((await installFor('start')).succeeded).toBe(true)
  expect([has('needed'), has('needed/made-by-npm.js')]).toEqual([true, false])
  expect(existsSync(join(clone, 'app/node_modules/of-another'))).toBe(false)
})

test('a lockfile that does not fit is one sentence that says what to do', async () => {
  await write('app/package.json', {
    name: 'app',
    version: '1.0.0',
    dependencies: { needed: 'file:../needed' },
  })
  const { succeeded, output } = await installFor('start')
  expect(succeeded).toBe(false)
  expect(
    output
      .trim()
      .split('\n')
      .filter(line => !line.startsWith('Installing')),
  ).toEqual(['bun.lock does not fit the package.json files: run `bun install` and commit the new bun.lock.'])
})
