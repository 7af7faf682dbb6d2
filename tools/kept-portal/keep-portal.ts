// `bun tools/kept-portal/keep-portal.ts <commit>`: makes a data folder with the portal of that commit and keeps it for the tests, in
// `kept/<commit>/`. Add one at each release that changes tables (docs/decisions/tests.md).
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
import { databaseFile, folderFile, keptApp, keptFolder, type PortalRecord, seenFile } from './kept.ts'
import { people } from './people.ts'
import { readPortal } from './read-portal.ts'
import { startPortal } from './start-portal.ts'

const readAnswers = async (origin: string): Promise<PortalRecord['answers']> => {
  const answers: [string, unknown][] = []
  for (const [who, credentials] of Object.entries(people))
    answers.push([who, await readPortal(await signIn(origin, credentials))])
  // Guarantee: one entry for each of `people`.
  return Object.fromEntries(answers) as PortalRecord['answers']
}

const pin = async (checkout: Checkout, dataDir: string): Promise<string> => {
  const registry = JSON.parse(await readFile(join(dataDir, 'releases/registry.json'), 'utf8'))
  const { version } = registry.apps[keptApp]
  await checkout.run('scripts/releases.ts', ['pin', keptApp, version], { DATA_DIR: dataDir })
  return version
}

/**
 * Leaves out what a portal recreates or does not need. Of its objects only the store's id is kept, without
 * which the portal is not ready: the demonstration's photos are megabytes.
 */
const packFolder = async (dataDir: string, file: string): Promise<void> => {
  const paths = ['releases/registry.json', `releases/${keptApp}`, 'stripe', 'objects/store-id']
  const filter = (path: string) => !/\.(br|gz|map)$|-shm$/.test(path)
  await create({ file, cwd: dataDir, brotli: true, portable: true, filter }, paths)
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

  const target = join(keptFolder, commit)
  await mkdir(target, { recursive: true })
  const zip = (file: string, text: string) => writeFile(join(target, file), gzipSync(text, { level: 9 }))
  await zip(databaseFile, await server.dump())
  await zip(seenFile, JSON.stringify({ answers, pinnedVersion } satisfies PortalRecord))
  await packFolder(dataDir, join(target, folderFile))
}

const [commit] = process.argv.slice(2)
try {
  if (!commit) throw new Error('Usage: bun tools/kept-portal/keep-portal.ts <commit>')
  await keep(commit)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
