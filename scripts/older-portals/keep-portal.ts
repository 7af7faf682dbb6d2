// `bun scripts/older-portals/keep-portal.ts <commit>`: makes a data folder with the portal of that commit and keeps it for the tests, in
// `kept/<commit>/`. Add one for every commit that changes the tables (docs/decisions/070-older-portals.md).
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort } from '@portal/server/test/free-port'
import { create } from 'tar'
import { signIn } from './caller.ts'
import { type Checkout, checkOut } from './checkout.ts'
import { startDumpServer } from './dump-server.ts'
import { furnishPortal } from './furnish-portal.ts'
import { databaseFile, folderFile, keptApp, keptFolder, type Seen, seenFile } from './kept.ts'
import { people } from './people.ts'
import { readPortal } from './read-portal.ts'
import { startPortal } from './start-portal.ts'

const readAnswers = async (origin: string): Promise<Seen['answers']> => {
  const answers: [string, unknown][] = []
  for (const [who, credentials] of Object.entries(people))
    answers.push([who, await readPortal(await signIn(origin, credentials))])
  // Guarantee: one entry for each of `people`.
  return Object.fromEntries(answers) as Seen['answers']
}

const versionOfKeptApp = async (dataDir: string): Promise<string | undefined> => {
  const path = join(dataDir, 'releases/registry.json')
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')).apps[keptApp].version : undefined
}

/** Pins the app at the live version; returns it, or undefined if the portal has no such command. */
const pin = async (checkout: Checkout, dataDir: string): Promise<string | undefined> => {
  const version = await versionOfKeptApp(dataDir)
  if (version === undefined) return undefined
  const output = await checkout.run('scripts/releases.ts', ['pin', keptApp, version], { DATA_DIR: dataDir })
  return output && version
}

/** Gives the superuser's objects the owners that this portal uses, in a folder that 70c091f started; at that commit there was no other role. */
const giveOwners = async ({ find }: Checkout, superuserUrl: string, home: string): Promise<void> => {
  const source = await find('owner-role.ts')
  if (!source) return
  const { prepareOwner } = await import(source)
  await prepareOwner(superuserUrl, { home, user: {} })
}

/**
 * Leaves out what a portal recreates or does not need: other releases, compressed copies, locks. Of its objects only the store's id is
 * kept, without which the portal is not ready: the photos of the demonstration are megabytes.
 */
const packFolder = async (dataDir: string, file: string): Promise<void> => {
  const kept = ['releases/registry.json', `releases/${keptApp}`, 'stripe', 'objects/store-id']
  const wanted = kept.filter(path => existsSync(join(dataDir, path)))
  const filter = (path: string) => !/\.(br|gz|map)$|-shm$/.test(path)
  if (wanted.length > 0) await create({ file, cwd: dataDir, brotli: true, portable: true, filter }, wanted)
}

const keep = async (commit: string): Promise<void> => {
  await using closers = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'kept-portal-'))
  closers.defer(() => rm(dataDir, { recursive: true }))
  const checkout = await checkOut(commit)
  closers.defer(checkout.remove)
  const server = await startDumpServer(await freePort())
  closers.defer(server.stop)
  const { origin, stop } = await startPortal({ DATABASE_URL: server.url, DATA_DIR: dataDir }, checkout.folder)
  closers.defer(stop)

  await furnishPortal(origin, server.url)
  const answers = await readAnswers(origin)
  const pinnedVersion = await pin(checkout, dataDir)
  await stop()
  await giveOwners(checkout, server.url, dataDir)

  const target = join(keptFolder, commit)
  await mkdir(target, { recursive: true })
  const zip = (file: string, text: string) => writeFile(join(target, file), gzipSync(text, { level: 9 }))
  await zip(databaseFile, await server.dump())
  await zip(seenFile, JSON.stringify({ answers, pinnedVersion } satisfies Seen))
  await packFolder(dataDir, join(target, folderFile))
}

const [commit] = process.argv.slice(2)
try {
  if (!commit) throw new Error('Usage: bun scripts/older-portals/keep-portal.ts <commit>')
  await keep(commit)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
