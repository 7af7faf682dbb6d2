// The stage `newcomer` of `npm run long`: `npm start` from nothing, with npm's registry, on machines with obstacles.
import { afterEach, beforeEach, expect, test } from 'bun:test'
import { chmod, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { mountSmallDisk, removeDisk } from '@portal/server/test/small-disk'
import { openFailingProxy } from '../../scripts/test/failing-proxy.ts'
import { type Account, Newcomer } from '../../scripts/test/newcomer.ts'

const npmStart = ['npm', 'start']
const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }

let newcomer: Newcomer
let unmount = async () => {}
beforeEach(async () => {
  newcomer = await Newcomer.arrive({ name: 'Meine Häuser & Co' })
})
afterEach(async () => {
  await unmount()
  unmount = async () => {}
  await newcomer.leave()
})

/** Until no process is left; all output must make sense to a newcomer. */
const startAndEnd = async (
  command = npmStart,
  env: Record<string, string> = {},
  account: Account = {},
): Promise<void> => {
  const begun = newcomer.begin(command, { PORT: '0', ...env }, account)
  await begun.until('Press Ctrl+C to stop it.')
  const [, url = ''] = /The Rental Portal is at (\S+)/.exec(begun.said()) ?? []
  const page = url ? await (await fetch(url)).text() : begun.said()
  const seconds = await newcomer.interrupt(begun)
  expect(page).toContain('<title>Home · Rental Portal</title>')
  expect(seconds).toBeLessThan(10)
  expect(begun.said()).toEndWith('\nPress Ctrl+C to stop it.\n\n')
  expect(begun.said()).not.toMatch(/npm err|error:|was not published|^\s+at /im)
}

/** Each start has as many obstacles as do not hide each other. */
test.each([
  [
    'files that only their owner may read, in folders with spaces, an umlaut and an ampersand',
    ['16.20.2', '8.19.4'],
    () =>
      startAndEnd(['sh', '-c', 'umask 077; exec npm start'], {
        DATA_DIR: join(newcomer.folder, 'die Daten & mehr'),
      }),
  ],
  [
    'no install scripts, for an account without root',
    ['18.20.8', '10.8.2'],
    async () => {
      if (isRoot) await newcomer.giveTo(nobody, true)
      await startAndEnd(npmStart, { npm_config_ignore_scripts: 'true' }, isRoot ? nobody : {})
    },
  ],
  [
    'an account whose home folder cannot be written',
    ['26.10.0', '11.6.0'],
    async () => {
      if (isRoot) await newcomer.giveTo(nobody, false)
      await startAndEnd(npmStart, {}, isRoot ? nobody : {})
    },
  ],
] as const)('with %s, and Node and npm %j', async (_, [node, npm], start) => {
  const place = join(newcomer.folder, 'node')
  const platform = `node-${process.platform}-${process.arch}`
  await newcomer.run([
    'npm',
    'install',
    '--ignore-scripts',
    '--prefix',
    place,
    `${platform}@${node}`,
    `npm@${npm}`,
  ])
  const { programs } = newcomer
  for (const program of ['node', 'npm']) await rm(join(programs, program))
  await symlink(join(place, 'node_modules', platform, 'bin/node'), join(programs, 'node'))
  await symlink(join(place, 'node_modules/npm/bin/npm-cli.js'), join(programs, 'npm'))
  await chmod(join(place, 'node_modules/npm/bin/npm-cli.js'), 0o755)
  expect(await newcomer.run(['node', '--version'])).toBe(`v${node}\n`)
  await start()
})

test('Ctrl+C while Bun, then packages are fetched, while the database, then the apps are made: the next start continues', async () => {
  for (const [moment, wait] of [
    ['Fetching Bun', 100],
    ['Fetching Bun', 1500],
    ['Installing packages…', 1000],
    ['Installing packages…', 3000],
    ['Preparing the database…', 100],
    ['Preparing the database…', 1000],
    ['Building what changed…', 100],
    ['Building what changed…', 4000],
  ] as const) {
    const begun = newcomer.begin(npmStart, { PORT: '0' })
    await begun.until(moment)
    await Bun.sleep(wait)
    expect(await newcomer.interrupt(begun)).toBeLessThan(10)
    expect(begun.said()).not.toMatch(/npm err|error|No such process|^\s+at /im)
  }
  await startAndEnd()
})

test('no network, or one that ends while Bun or packages are fetched, is one sentence, and the next start works', async () => {
  if (isRoot) {
    const startedAt = performance.now()
    const output = await newcomer.run(['unshare', '-n', ...npmStart])
    expect(output).toMatch(/\nBun could not be fetched from npm \(.*\): check the network, .* again\.\n$/)
    expect(performance.now() - startedAt).toBeLessThan(60_000)
  }
  for (const [megabytes, sentence] of [
    [10, 'Bun could not be fetched from npm'],
    [60, 'The packages could not be installed'],
  ] as const) {
    const { url, close } = await openFailingProxy(megabytes * 1_000_000)
    const output = await newcomer.run(npmStart, { HTTPS_PROXY: url })
    close()
    expect(output.trimEnd().split('\n').at(-1)).toMatch(
      new RegExp(`^${sentence} .*: check the network, .* again\\.$`),
    )
    expect(newcomer.processes()).toEqual([])
  }
  await startAndEnd()
})

const probe = await mountSmallDisk(1)
if (probe) await removeDisk(probe)

test.if(probe !== undefined)(
  'a disk that is too small is one sentence, and once it is larger the next start works',
  async () => {
    const disk = (await mountSmallDisk(300)) ?? ''
    await newcomer.leave()
    newcomer = await Newcomer.arrive({ folder: disk })
    unmount = () => removeDisk(disk)
    const full = new RegExp(
      `The disk that holds ${newcomer.clone}(/.data)? is full: free about 2 GB[^\n]*again\\.\n$`,
    )
    for (const megabytes of [300, 400, 500]) {
      Bun.spawnSync(['mount', '-o', `remount,size=${megabytes}m`, disk])
      expect(await newcomer.run(npmStart, { PORT: '0' })).toMatch(full)
    }
    Bun.spawnSync(['mount', '-o', 'remount,size=1500m', disk])
    await startAndEnd()
  },
)
