// Installs the packages from bun.lock that a command needs (package-sets.ts), if they are missing.
import { Database } from 'bun:sqlite'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { diskProblem } from '../packages/server/disk-problem.ts' // no package is linked yet
import { captureCommand } from './capture-command.ts'
import { packageSets, setFor, setsThatInclude } from './package-sets.ts'

const stamp = 'node_modules/.rental-portal-installed'
const unfinished = 'unfinished'
const root = process.cwd()

const readStamp = (): string => {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return ''
  }
}

const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync('package.json', 'utf8'))
const manifests = [
  'package.json',
  ...workspaces.flatMap(pattern => [...new Bun.Glob(`${pattern}/package.json`).scanSync()]).sort(),
]

const hashOfSources = (): string => {
  const hash = new Bun.CryptoHasher('sha256')
  hash.update(`${process.platform}-${process.arch}`) // a folder can be copied, or shared with a container
  for (const file of ['bun.lock', 'bunfig.toml', ...manifests]) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** Waits for its turn. The operating system frees an SQLite lock when its holder dies in any way. */
const inTurn = async (work: () => Promise<void>): Promise<void> => {
  mkdirSync('.bun', { recursive: true })
  accessSync('.bun', constants.W_OK) // its error says what is wrong; SQLite's would not
  const turn = new Database('.bun/install-turn.sqlite')
  turn.run('PRAGMA busy_timeout = 600000')
  turn.run('BEGIN EXCLUSIVE')
  await work()
  turn.close()
}

/** The folders are kept: one can be a container's volume. */
const removePackages = (): void => {
  for (const folder of manifests.map(file => join(dirname(file), 'node_modules')).filter(existsSync))
    for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true, force: true })
}

/** Bun keeps packages in the home folder for all clones; an account without a usable one keeps them here. */
const cacheSetting = (): Record<string, string> => {
  const shared = join(homedir(), '.bun/install/cache')
  try {
    mkdirSync(shared, { recursive: true })
    accessSync(shared, constants.W_OK)
    return {}
  } catch {
    return { BUN_INSTALL_CACHE_DIR: join(root, '.bun/cache') }
  }
}

const install = async (flags: string[]): Promise<void> => {
  const startedAt = Date.now()
  const progress = setInterval(
    () => console.log(`Installing packages… ${Math.round((Date.now() - startedAt) / 1000)} s`),
    5000,
  )
  console.log('Installing packages…')
  const command = [process.execPath, 'install', '--frozen-lockfile', '--no-progress', ...flags]
  const { succeeded, output } = await captureCommand(command, { env: cacheSetting() })
  clearInterval(progress)
  if (!succeeded) throw new Error(output)
}

const explain = (text: string): string => {
  const reason = /error: (.*)/.exec(text)?.[1] ?? text.trim()
  if (/lockfile had changes/i.test(text))
    return 'bun.lock does not fit the package.json files: run `bun install` and commit the new bun.lock.'
  return (
    diskProblem(text, root) ??
    `The packages could not be installed (${reason}): check the network, its proxy and npm's registry, then try again.`
  )
}

const hash = hashOfSources()
const set = setFor(process.argv[2] ?? '', process.env.NODE_ENV)
const isInstalled = () => setsThatInclude[set].some(held => readStamp() === `${held} ${hash}`)

try {
  if (!isInstalled())
    await inTurn(async () => {
      if (isInstalled()) return
      // To Bun, an interrupted install, or one from elsewhere, looks complete.
      if (['', unfinished].includes(readStamp())) removePackages()
      mkdirSync('node_modules', { recursive: true })
      writeFileSync(stamp, unfinished)
      await install(packageSets[set])
      writeFileSync(stamp, `${set} ${hash}`)
    })
} catch (error) {
  console.error(explain(error instanceof Error ? error.message : String(error)))
  process.exit(1)
}
