import { afterEach, beforeEach, expect, test } from 'bun:test'
import { chmod, copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captureCommand } from './capture-command.ts'
import { root } from './root.ts'

let clone: string
let programs: string

/** The clone has only the script and the pinned version, and the PATH only what every system has. */
beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), 'with-bun-'))
  programs = join(clone, 'bin')
  await mkdir(join(clone, 'scripts'))
  await mkdir(programs)
  await copyFile(join(root, 'scripts/with-bun.sh'), join(clone, 'scripts/with-bun.sh'))
  await Bun.write(join(clone, 'package.json'), '{ "engines": { "node": ">=20", "bun": "^1.4.5" } }')
  for (const name of ['sh', 'sed', 'dirname', 'mkdir', 'mktemp', 'rm'])
    await symlink(Bun.which(name) ?? '', join(programs, name))
})
afterEach(() => rm(clone, { recursive: true }))

/** A program that claims to be Bun of that version, and prints what it is asked to run. */
const addBun = async (version: string, bun = join(programs, 'bun')) => {
  await Bun.write(bun, `#!/bin/sh\ncase $1 in --version) echo ${version};; *) echo "$@";; esac\n`)
  await chmod(bun, 0o755)
}

const runWith = (env: Record<string, string>, ...words: string[]) =>
  captureCommand([join(programs, 'sh'), join(clone, 'scripts/with-bun.sh'), ...words], {
    cwd: '/',
    env: { PATH: programs, ...env },
  })
const run = (...words: string[]) => runWith({}, ...words)

test.each(['1.4.0', '1.4.5', '1.10.0'])('Bun %s on the PATH is used, from any folder', async version => {
  await addBun(version)
  const { succeeded, output } = await run('start', '--with', 'two words')
  expect(output).toBe('scripts/install-packages.ts start\nscripts/start.ts --with two words\n')
  expect(succeeded).toBe(true)
})

test('only a release asks for what builds', async () => {
  await addBun('1.4.5')
  expect((await run('releases', 'release', 'mf-ai')).output).toStartWith(
    'scripts/install-packages.ts release\n',
  )
  expect((await run('releases', 'rollback', 'mf-ai')).output).toStartWith(
    'scripts/install-packages.ts releases\n',
  )
})

test('an earlier download is used instead of another program of that name', async () => {
  await addBun('a bundler, version 2.3')
  await addBun('1.4.5', join(clone, '.bun/1.4.5/bun'))
  expect((await run('start')).output).toBe('scripts/install-packages.ts start\nscripts/start.ts\n')
})

test('a download for another machine is not used', async () => {
  await Bun.write(join(clone, '.bun/1.4.5/bun'), 'for another processor')
  await chmod(join(clone, '.bun/1.4.5/bun'), 0o755)
  expect((await run('start')).output).toStartWith('Neither Bun nor npm was found')
})

test('a folder for temporary files that is not there is one sentence', async () => {
  await addBun('1.4.5')
  const { succeeded, output } = await runWith({ TMPDIR: `${clone}/gone` }, 'start')
  expect(output).toBe(
    `Temporary files cannot be written to ${clone}/gone: make that folder, or set TMPDIR to another.\n`,
  )
  expect(succeeded).toBe(false)
})

test.each(['1.3.9', '2.0.0'])(
  'Bun %s is not accepted; without npm to fetch another, one sentence says so',
  async version => {
    await addBun(version)
    const { succeeded, output } = await run('start')
    expect(output).toBe(
      'Neither Bun nor npm was found: install Node.js 20 or newer from https://nodejs.org, then run this again.\n',
    )
    expect(succeeded).toBe(false)
  },
)
