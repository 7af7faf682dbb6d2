import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pack } from '@portal/releases/store/archive'
import { openReleaseStore } from '@portal/releases/store/release-store'
import { buildChanged } from '@portal/releases/test/changed-app'
import { anotherVersion, newDataDir, releaseShellAndTenant } from '@portal/releases/test/released'
import { howMany, onlyInLong } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { createShellServer } from '@portal/shell/server'
import { create } from 'tar'
import { root } from './root.ts'

const app = 'mf-tenant'
const box = newDataDir()
let released: Awaited<ReturnType<typeof releaseShellAndTenant>>
let dataDir: string
const archive = (version: string): string => join(box, `${version}.tgz`)

beforeAll(async () => {
  released = await releaseShellAndTenant()
  for (const version of ['2', '3'])
    await pack((await anotherVersion(released.tenant, version)).folder, archive(version), ['types'])
  await pack((await anotherVersion(released.shell, '2')).folder, archive('shell-2'), ['types'])
}, 600_000)

beforeEach(() => {
  dataDir = newDataDir()
  cpSync(released.dataDir, dataDir, { recursive: true })
})
afterAll(() => rmSync(box, { recursive: true, force: true }))

interface CommandResult {
  code: number
  stdout: string
  stderr: string
  /** What stdout's last line says. */
  outcome: unknown
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const start = (words: string[], env: Record<string, string> = {}) =>
  Bun.spawn([process.execPath, join(root, 'scripts/releases.ts'), ...words], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  })

const run = async (...words: string[]): Promise<CommandResult> => {
  const child = start(words)
  const [stdout, stderr] = await Promise.all(
    [child.stdout, child.stderr].map(stream => new Response(stream).text()),
  )
  const code = await child.exited
  return {
    code,
    stdout: stdout ?? '',
    stderr: stderr ?? '',
    outcome: parsed(stdout?.trimEnd().split('\n').at(-1) ?? ''),
  }
}

const registryFile = () => readFileSync(openReleaseStore(dataDir).registryPath, 'utf8')
const first = () => released.tenant.version

test('released, rolled back and listed: each prints what is live and what was before, and nothing else', async () => {
  expect((await run('release', app, '--from', archive('2'), '--json')).code).toBe(0)
  const { code, stdout, outcome } = await run('release', app, '--from', archive('3'), '--json')
  expect(code).toBe(0)
  expect(stdout).toBe(`${JSON.stringify(outcome)}\n`)
  expect(outcome).toEqual({
    app,
    result: 'done',
    message: 'mf-tenant 3 is live; before it was 2.',
    was: '2',
    version: '3',
    previous: ['2', first()],
    rollbackTo: '2',
    unchecked: [],
    revision: 3,
    gate: [],
    bytes: expect.any(Number),
    seconds: expect.any(Number),
  })
  expect((await run('rollback', app, '--json')).outcome).toMatchObject({
    result: 'done',
    message: 'mf-tenant went back from 3 to 2.',
    was: '3',
    version: '2',
    previous: ['3', first()],
    rollbackTo: first(),
    revision: 4,
  })
  const { outcome: listed } = await run('releases', '--json')
  expect(listed).toMatchObject([
    { app: 'shell', version: released.shell.version, previous: [], gate: [] },
    { app, version: '2', previous: ['3', first()], revision: 4, bytes: expect.any(Number) },
  ])
  expect((await run('releases', app, '--json')).outcome).toMatchObject({ app, version: '2' })
  expect((await run('releases', app)).stdout).toMatch(
    new RegExp(
      `^mf-tenant 2 is live \\(by rollback, since .* UTC, \\d+ kB\\)\\.\n  before it: ${first()}\n  set aside: 3 \\(taken back\\)\n  a rollback goes to ${first()}, with --expect 2\n$`,
    ),
  )
  const twice = await run('rollback', app)
  expect([twice.code, twice.stderr]).toEqual([
    1,
    'mf-tenant went back to 2 already: to go further back, run `npm run rollback -- mf-tenant --expect 2`.\n',
  ])
  expect((await run('rollback', app, '--expect', '2')).stdout).toBe(
    `mf-tenant went back from 2 to ${first()}.\n`,
  )
  const third = await run('rollback', app, '--json')
  expect([third.code, third.outcome]).toMatchObject([
    1,
    {
      result: 'failed',
      message: third.stderr.trimEnd(),
      was: first(),
      version: first(),
      previous: ['2', '3'],
      rollbackTo: null,
    },
  ])
  expect(third.stderr).toContain('has no version to go back to that was not taken back before (2, 3)')
}, 600_000)

test('with --json every way to fail ends with a line that says so', async () => {
  const ways: [words: string[], result: string][] = [
    [['rollback', app], 'failed'],
    [['rollback', 'mf-nobody'], 'failed'],
    [['rollback'], 'failed'],
    [['rollback', app, '--expect', '7'], 'unexpected'],
    [['pin', app, '7'], 'failed'],
    [['unpin', 'mf-nobody'], 'failed'],
    [['disable', 'shell'], 'failed'],
    [['enable', 'shell'], 'failed'],
    [['releases', 'mf-nobody'], 'failed'],
    [['release', app, '--from', '/nowhere.tgz'], 'failed'],
    [['release', 'mf-nobody'], 'failed'],
  ]
  const fail = async ([words, result]: (typeof ways)[number]) => {
    const { code, outcome, stderr } = await run(...words, '--json')
    expect([words, code > 0, outcome]).toMatchObject([words, true, { result, message: stderr.trimEnd() }])
  }
  await Promise.all(ways.map(fail))
  writeFileSync(openReleaseStore(dataDir).registryPath, 'damaged')
  const damaged = ['rollback', 'unpin', 'disable', 'enable', 'releases'].map(command => [command, app])
  await Promise.all([['pin', app, '2'], ...damaged].map(words => fail([words, 'failed'])))
}, 600_000)

test('a dry run says what would happen, and changes nothing', async () => {
  const before = registryFile()
  const { code, outcome } = await run('release', app, '--from', archive('2'), '--json', '--dry-run')
  expect([code, outcome]).toMatchObject([0, { version: '2', previous: [first()], revision: 1 }])
  expect(registryFile()).toBe(before)
  expect(existsSync(openReleaseStore(dataDir).versionFolder(app, '2'))).toBe(false)
}, 600_000)

test('releases at once raise the revision by as many; of those that expect the same version, one is done', async () => {
  const many = howMany(2, 20)
  const same = await Promise.all(Array.from({ length: many }, () => run('release', app, '--json')))
  expect(same.map(({ code }) => code)).toEqual(same.map(() => 0))
  expect(same.map(({ outcome }) => outcome)).toMatchObject(
    same.map(() => ({ version: first(), previous: [] })),
  )
  expect(JSON.parse(registryFile()).revision).toBe(many + 1)
  const versions = ['2', '3', '2', '3'].slice(0, howMany(2, 4))
  const race = await Promise.all(
    versions.map(version => run('release', app, '--from', archive(version), '--expect', first(), '--json')),
  )
  expect(race.map(one => one.code).sort()).toEqual([0, ...versions.slice(1).map(() => 3)])
  const live = JSON.parse(registryFile()).apps[app].version
  const missed = race.filter(({ code }) => code === 3)
  expect(missed.map(({ outcome, stderr }) => [outcome, stderr])).toMatchObject(
    missed.map(() => [
      { version: live, previous: [first()], revision: many + 2, gate: [] },
      `mf-tenant ${live} is live, not ${first()}.\n`,
    ]),
  )
}, 600_000)

test('a mistake gives one sentence and exit code 1, and changes nothing', async () => {
  const before = registryFile()
  const usage = (line: string) => `Usage: npm run ${line}\n`
  const damaged = join(box, 'damaged.tgz')
  writeFileSync(damaged, readFileSync(archive('2')).subarray(0, 20_000))
  for (const [words, sentence] of [
    [
      ['release'],
      usage(
        'release -- <app> [--json] [--dry-run] [--from app.tgz] [--unchecked] [--without-browser] [--expect <version>]',
      ),
    ],
    [['rollback', app, '--from', 'x'], usage('rollback -- <app> [--json] [--expect <version>]')],
    [['pin', app], usage('pin -- <app> <version> [--json] [--expect <version>]')],
    [['rollback', '../x'], 'There is no release of ../x: choose from shell, mf-tenant.\n'],
    [['rollback', app], 'mf-tenant has no version to go back to.\n'],
    [['pin', app, '../2'], `There is no mf-tenant ../2 in the store: choose from ${first()}.\n`],
    [['pin', app, 'files'], `There is no mf-tenant files in the store: choose from ${first()}.\n`],
    [
      ['release', '../x', '--from', archive('2')],
      `${archive('2')} is a release of mf-tenant, not of ../x.\n`,
    ],
    [
      ['release', 'mf-x'],
      'There is no package mf-x to build: choose from shell, mf-ai, mf-landlord, mf-public, mf-tenant.\n',
    ],
    [['release', app, '--from', damaged], `${damaged} cannot be released: it is no whole gzip file.\n`],
    [['release', app, '--from', '/nowhere.tgz'], '/nowhere.tgz cannot be released: there is no such file.\n'],
  ] as const) {
    const { code, stdout, stderr } = await run(...words)
    expect([stderr, stdout, code]).toEqual([sentence, '', 1])
  }
  expect(registryFile()).toBe(before)
}, 600_000)

const hostile: Record<string, (folder: string) => void> = {
  'a link': folder => symlinkSync('/etc/passwd', join(folder, 'files/link.js')),
  'a hidden file': folder => writeFileSync(join(folder, 'files/.hidden'), ''),
}

test.each(Object.keys(hostile).slice(0, howMany(1, 2)))('an archive with %s is refused', async kind => {
  const folder = join(newDataDir(), 'artifact')
  cpSync(released.tenant.folder, folder, { recursive: true })
  hostile[kind]?.(folder)
  const file = join(box, 'hostile.tgz')
  await create({ file, cwd: folder, gzip: true }, ['.'])
  const { code, stderr } = await run('release', app, '--from', file)
  expect(code).toBe(1)
  expect(stderr).toStartWith(`${file} cannot be released: it holds `)
})

test('an archive that leads elsewhere, or holds more than it should, is refused before anything is written', async () => {
  const file = join(box, 'hostile.tgz')
  const name = `../escaped-${process.pid}`
  await Bun.write(join(box, name), 'x')
  await create({ file, cwd: box, gzip: true, preservePaths: true }, [name])
  rmSync(join(box, name))
  expect((await run('release', app, '--from', file)).stderr).toContain('cannot be released: ')
  expect(existsSync(join(box, name))).toBe(false)
  writeFileSync(file, gzipSync(Buffer.alloc(80_000_000)))
  expect((await run('release', app, '--from', file)).stderr).toBe(
    `${file} cannot be released: it holds more than 50 MB.\n`,
  )
}, 600_000)

test('a shell that no browser opened is refused, unless --without-browser', async () => {
  const before = registryFile()
  const missing = { CHROMIUM: '', PATH: '/nowhere', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' }
  const unopened = start(['release', 'shell', '--from', archive('shell-2')], missing)
  expect(await new Response(unopened.stderr).text()).toMatch(
    /^No Chromium was found .* --without-browser\. \(browser\)/,
  )
  expect(await unopened.exited).toBe(2)
  expect(registryFile()).toBe(before)
  expect((await run('release', 'shell', '--from', archive('shell-2'), '--without-browser')).code).toBe(0)
  expect(JSON.parse(registryFile()).shell).toMatchObject({ version: '2', unchecked: ['browser'] })
}, 600_000)

test('an archive without a note about types, or of the API that it needs, is refused, unless --unchecked, which the history notes', async () => {
  const file = join(box, 'unchecked.tgz')
  await pack(
    (await anotherVersion(released.tenant, 'unchecked', undefined, undefined, { api: undefined })).folder,
    file,
    [],
  )
  const refused = await run('release', app, '--from', file)
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringMatching(
      /^Nothing says that its types were checked: .* --unchecked\. \(unchecked\)\nNothing says which version of the API it needs: .* --unchecked\. \(unchecked\)\n/,
    ),
  ])
  expect((await run('release', app, '--from', file, '--unchecked')).code).toBe(0)
  const entry = () => JSON.parse(registryFile()).apps[app]
  expect(entry()).toMatchObject({ version: 'unchecked', unchecked: ['types', 'api'] })
  expect((await run('releases', app)).stdout).toContain('types not checked, API that it needs not known')
  expect((await run('releases', app, '--json')).outcome).toMatchObject({ unchecked: ['types', 'api'] })
  await run('release', app, '--from', archive('2'))
  expect([entry().unchecked, entry().previous[0].unchecked]).toEqual([undefined, ['types', 'api']])
  await run('rollback', app)
  expect(entry()).toMatchObject({ version: 'unchecked', unchecked: ['types', 'api'] })
}, 600_000)

// Short: pin, unpin, a shell and a damaged registry in packages/releases, following in shell/server/follow-releases.test.ts, and releases at once above.
onlyInLong(() => {
  test('a shell is released and rolled back by the same commands', async () => {
    const { outcome } = await run('release', 'shell', '--from', archive('shell-2'), '--json')
    expect(outcome).toMatchObject({ app: 'shell', version: '2', previous: [released.shell.version] })
    expect((await run('rollback', 'shell', '--json')).outcome).toMatchObject({
      version: released.shell.version,
    })
    expect((await run('disable', 'shell')).code).toBe(1)
  }, 600_000)

  test('a damaged registry, and a store that cannot be written, stay as they are', async () => {
    writeFileSync(openReleaseStore(dataDir).registryPath, '{ "revision": 4')
    for (const words of [
      ['release', app, '--from', archive('2')],
      ['rollback', app],
    ]) {
      const { code, stderr } = await run(...words)
      expect(code).toBe(1)
      expect(stderr).toContain(`${openReleaseStore(dataDir).registryPath} is`)
      expect(registryFile()).toBe('{ "revision": 4')
    }
    dataDir = '/proc/1'
    const { code, stderr } = await run('release', app, '--from', archive('2'))
    expect([code, stderr.split('\n').length]).toEqual([1, 2])
    dataDir = join(box, 'a-file')
    writeFileSync(dataDir, '')
    expect(await run('rollback', app)).toMatchObject({ code: 1, stdout: '' })
  }, 600_000)

  test('a pinned app stores releases and is not rolled back, until it is unpinned', async () => {
    expect((await run('pin', app, first(), '--json')).outcome).toMatchObject({
      version: first(),
      previous: [],
    })
    const stored = await run('release', app, '--from', archive('2'), '--json')
    expect([stored.code, stored.outcome]).toMatchObject([
      0,
      {
        result: 'stored',
        message: `mf-tenant 2 is stored and does not become live: ${first()} is pinned.`,
        version: first(),
        previous: ['2'],
        rollbackTo: null,
        revision: 3,
      },
    ])
    const refused = await run('rollback', app, '--json')
    const message = `mf-tenant is pinned to ${first()}: unpin it first, with \`npm run unpin -- mf-tenant\`.`
    expect([refused.code, refused.stderr]).toEqual([1, `${message}\n`])
    expect(refused.outcome).toMatchObject({ result: 'failed', message, version: first() })
    expect((await run('pin', app, '2', '--json')).outcome).toMatchObject({
      message: `mf-tenant 2 is live, and pinned; before it was ${first()}.`,
      version: '2',
      previous: [first()],
    })
    expect((await run('unpin', app, '--json')).outcome).toMatchObject({
      message: 'mf-tenant 2 is no longer pinned.',
      version: '2',
      revision: 5,
    })
    expect((await run('rollback', app, '--json')).outcome).toMatchObject({
      version: first(),
      previous: ['2'],
    })
  }, 600_000)

  test('a killed command leaves an intact registry, and the next one works', async () => {
    for (let round = 0; round < 3; round += 1) {
      const children = ['2', '3', '2', '3'].map(version =>
        start(['release', app, '--from', archive(version)]),
      )
      await Bun.sleep(400 + round * 150)
      for (const child of children.slice(0, 3)) child.kill('SIGKILL')
      await Promise.all(children.map(({ exited }) => exited))
      expect(Object.keys(JSON.parse(registryFile()).apps)).toEqual([app])
    }
    expect((await run('release', app, '--from', archive('2'))).code).toBe(0)
    expect(JSON.parse(registryFile()).apps[app].version).toBe('2')
  }, 600_000)

  test('an archive may have one folder around the artifact', async () => {
    const file = join(box, 'around.tgz')
    const { folder } = await anotherVersion(released.tenant, 'around')
    await create({ file, cwd: join(folder, '..'), gzip: true }, ['around'])
    expect((await run('release', app, '--from', file, '--unchecked', '--json')).outcome).toMatchObject({
      version: 'around',
    })
  }, 600_000)

  test('a shell that lacks a name that live apps use is refused', async () => {
    const file = join(box, 'shell.tgz')
    const broken = await buildChanged(
      {
        'src/platform.ts': text =>
          text.replaceAll('queryClientFrom: newClientFrom()', 'queryClientOf: newClientFrom()'),
      },
      'shell',
    )
    await pack(broken.folder, file, ['types'])
    const before = registryFile()
    const refused = await run('release', 'shell', '--from', file)
    expect(refused.code).toBe(2)
    expect(refused.stderr).toMatch(/^mf-tenant fails with this shell \(.*queryClientFrom.* \(browser\)$/m)
    expect(registryFile()).toBe(before)
  }, 600_000)

  test('a running portal follows without a restart: pages, files, and the entries of the others unchanged', async () => {
    const pages = await createShellServer({
      store: openReleaseStore(dataDir),
      settings: { mapTileUrl: '/tiles/{z}/{x}/{y}.png', mapAttribution: '', overrideOrigins: [] },
      siteOrigin: () => null,
      callApi: async () => new Response('{}', { status: 401 }),
    })
    const get = (path: string) => pages(new Request(`http://localhost${path}`))
    const shellOf = async () => JSON.stringify(JSON.parse(await (await get('/registry.json')).text()).shell)
    const isLive = (version: string) => async () =>
      JSON.parse(await (await get('/registry.json')).text()).apps[app].version === version
    const shell = await shellOf()
    const written = JSON.stringify(JSON.parse(registryFile()).shell)
    const old = `/apps/mf-tenant/${first()}/remote-entry.js`

    await run('release', app, '--from', archive('2'))
    await untilTrue(isLive('2'))
    expect([await shellOf(), JSON.stringify(JSON.parse(registryFile()).shell)]).toEqual([shell, written])
    expect((await get(old)).status).toBe(200)
    await run('rollback', app)
    await untilTrue(isLive(first()))
    await run('disable', app)
    await untilTrue(async () => (await get('/saved')).status === 503)
    const page = await (await get('/saved')).text()
    expect(page).toContain('This part is switched off for now')
    expect(page).toContain('<title>Switched off for now')
    expect((await get('/nowhere')).status).toBe(404)
    await run('enable', app)
    await untilTrue(async () => (await get('/saved')).status === 302)
  }, 600_000)
})
