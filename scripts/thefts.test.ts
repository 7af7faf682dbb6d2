// The code is tried in the gate, and in the running server (docs/decisions/releases.md).
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { pack } from '@portal/releases/store/archive'
import { anotherVersion, newDataDir, releaseShellAndTenant } from '@portal/releases/test/released'
import { onlyInLong } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { captureCommand } from './capture-command.ts'
import { chooseLanguageModel } from './choose-language-model.ts'
import { chooseMail } from './choose-mail.ts'
import { choosePayments } from './choose-payments.ts'
import { root } from './root.ts'
import { readSettings } from './settings.ts'
import { asThief, type Loot, type Treasure } from './test/thief.ts'

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }
type Account = Partial<typeof nobody>
const hidden = {
  PAGES_KEY: 'q7Wv2mXr9sLkT4bZ8tYc1nHd',
  DATABASE_URL: 'postgres://portal:h8Jq3nVx6zRw@127.0.0.1:1/portal',
}

const closers = new AsyncDisposableStack()
afterAll(() => closers.disposeAsync(), 60_000)

let dataDir: string
let treasure: Treasure
const archives = newDataDir()

beforeAll(async () => {
  const released = await releaseShellAndTenant()
  dataDir = released.dataDir
  const { superuserUrl, stop } = await startEmbeddedPostgres({ dataDir })
  closers.defer(stop)
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '1' })
  const standIns = [choosePayments(settings), chooseLanguageModel(settings), chooseMail(settings)] as const
  const [payments, model, mail] = await Promise.all(standIns)
  for (const { stop } of [payments, model, mail]) closers.defer(stop)
  const lootFolder = mkdtempSync(join(tmpdir(), 'loot-'))
  chmodSync(lootFolder, 0o777)
  closers.defer(() => rmSync(lootFolder, { recursive: true }))
  const keys = ['', 'sk_test_standin', 'sk-standin']
  treasure = {
    secrets: Object.values(hidden),
    dataDir,
    databaseUrl: Object.assign(new URL(superuserUrl), { password: '' }).href,
    controls: [
      { url: `${payments.standInUrl}/sandbox/deliveries`, method: 'GET', keys },
      { url: `${model.standInUrl}/sandbox/faults`, method: 'POST', keys, body: '{"kind":"down"}' },
      { url: `${mail.mailboxUrl}/sandbox/messages`, method: 'DELETE', keys },
    ],
    lootFolder,
  }
  for (const built of [released.shell, released.tenant]) {
    const thief = await anotherVersion(built, 'thief', asThief(treasure))
    await pack(thief.folder, join(archives, `${built.name}.tgz`), ['types'])
  }
  chmodSync(archives, 0o755)
}, 600_000)

const lootOf = (): Loot[] =>
  readdirSync(treasure.lootFolder)
    .filter(name => name.endsWith('.json'))
    .map(name => JSON.parse(readFileSync(join(treasure.lootFolder, name), 'utf8')))

const programsOf = (loot: Loot[]): string[] => loot.map(({ program }) => program).sort()

const takeLoot = (): Loot[] => {
  const loot = lootOf()
  for (const name of readdirSync(treasure.lootFolder)) rmSync(join(treasure.lootFolder, name))
  return loot
}

const release = async (account: Account, ...words: string[]): Promise<void> => {
  const command = [process.execPath, join(root, 'scripts/releases.ts'), 'release', ...words]
  const child = Bun.spawn(command, {
    ...account,
    cwd: '/',
    env: { ...hidden, DATA_DIR: dataDir },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const output = await new Response(child.stderr).text()
  expect([await child.exited, output]).toEqual([0, ''])
}

/** Waits until all drawing code has stolen what it can; returns the output at the start. */
const serve = async (account: Account, way: 'by environment' | 'by standard input'): Promise<string> => {
  const secrets = Object.entries(hidden).map(([name, value]) => `${name}=${value}\n`)
  const child = Bun.spawn([process.execPath, join(root, 'shell/server/main.ts')], {
    ...account,
    cwd: '/',
    env: {
      ...(way === 'by environment' ? hidden : { SECRETS_FROM: 'stdin' }),
      NODE_ENV: 'production',
      API_URL: 'http://127.0.0.1:1',
      DATA_DIR: dataDir,
      PORT: '0',
    },
    stdin: new Blob(secrets),
    stdout: 'pipe',
    stderr: 'inherit',
  })
  let output = ''
  try {
    for await (const chunk of child.stdout) {
      output += new TextDecoder().decode(chunk)
      if (output.includes('The pages are at')) break
    }
    const [, port] = /The pages are at http:\/\/[^/]*:(\d+)/.exec(output) ?? []
    const page = await (await fetch(`http://127.0.0.1:${port}/saved`)).text()
    expect(page).toContain('"pageToken":"') // it has the key
    await untilTrue(async () => lootOf().length >= 2)
    return output
  } finally {
    child.kill()
    await child.exited
  }
}

const inGate = [
  'draw-first-paints.ts', // --dry-run
  'draw-first-paints.ts',
  'draw-layout.ts', // --dry-run
  'draw-layout.ts',
]
const inServer = ['draw-layout-on-request.ts', 'draw-on-request.ts']

/** One after another: a command that is just starting has not hidden its environment yet (docs/decisions/releases.md). */
const releaseThieves = async (account: Account): Promise<Loot[]> => {
  for (const words of [['--dry-run'], []])
    for (const [name = '', ...also] of [['mf-tenant'], ['shell', '--without-browser']])
      await release(account, name, '--from', join(archives, `${name}.tgz`), ...also, ...words)
  return takeLoot()
}

const expectLoot = (loot: Loot[], programs: string[], expected: Pick<Loot, 'uid' | 'stolen'>): void => {
  expect(programsOf(loot)).toEqual(programs)
  for (const { program: _, ...theft } of loot) expect(theft).toEqual(expected)
}

test.if(isRoot)(
  'as root, code that draws pages steals nothing',
  async () => {
    const nothing = { uid: 65_533, stolen: [] }
    expectLoot(await releaseThieves({}), inGate, nothing)
    chmodSync(join(dataDir, 'stripe'), 0o755) // as older portals made it
    const output = await serve({}, 'by environment')
    expectLoot(takeLoot(), inServer, nothing)
    expect(output).not.toContain('Code that draws pages runs as')
  },
  120_000,
)

const stealWithoutRoot = () => {
  test("without root, it steals only what the server's start message admits", async () => {
    const account: Account = isRoot ? nobody : {}
    if (isRoot) await captureCommand(['chown', '-R', '65534:65534', dataDir, archives])
    const left = {
      uid: account.uid ?? process.getuid?.() ?? 0,
      stolen: ['files of DATA_DIR', 'a connection to PostgreSQL'],
    } satisfies Pick<Loot, 'uid' | 'stolen'>
    expectLoot(await releaseThieves(account), inGate, left)
    const output = await serve(account, 'by standard input')
    expectLoot(takeLoot(), inServer, left)
    expect(output).toContain(
      'It can read and change the files of this user, also those of DATA_DIR, and use a PostgreSQL',
    )
    expect(output).not.toContain('PAGES_KEY')
  }, 600_000)

  test('a server with secrets in its environment says which, and how else to pass them', async () => {
    const account = isRoot ? nobody : {}
    expect(await serve(account, 'by environment')).toContain(
      'It may also find DATABASE_URL, PAGES_KEY in the environment of a program that started this server',
    )
    takeLoot()
  }, 600_000)
}

if (isRoot) onlyInLong(stealWithoutRoot)
else stealWithoutRoot()
