import type { anotherVersion } from '@portal/releases/test/released'

export interface Treasure {
  /** As they appear in an environment or in memory. */
  secrets: string[]
  dataDir: string
  /** Without a password. */
  databaseUrl: string
  /** With each key that could be guessed. */
  controls: { url: string; method: string; keys: string[]; body?: string }[]
  lootFolder: string
}

export interface Loot {
  /** The program that ran the thief. */
  program: string
  uid: number
  stolen: Theft[]
}

type Theft =
  | 'an environment or a command line'
  | 'a memory'
  | 'files of DATA_DIR'
  | 'an open file of DATA_DIR'
  | 'an open connection'
  | 'a connection to PostgreSQL'
  | 'a socket of PostgreSQL'
  | 'controls of a stand-in'
  | 'the rights of sudo'

/** Runs inside the release, so it can only use its argument and what Bun has. */
const steal = async (treasure: Treasure): Promise<void> => {
  const fs = await import('node:fs')
  const { join, basename } = await import('node:path')
  const quietly = <Value>(work: () => Value): Value | undefined => {
    try {
      return work()
    } catch {
      return undefined
    }
  }
  const read = (path: string) => quietly(() => fs.readFileSync(path, 'latin1')) ?? ''
  const list = (folder: string) => quietly(() => fs.readdirSync(folder)) ?? []
  const isSecret = (text: string) => treasure.secrets.some(secret => text.includes(secret))

  const stealEnvironment = () =>
    isSecret(JSON.stringify(process.env)) ||
    list('/proc')
      .filter(name => /^\d+$/.test(name))
      .some(name => isSecret(read(`/proc/${name}/environ`) + read(`/proc/${name}/cmdline`)))
  const stealMemory = () => {
    const memory = quietly(() => fs.openSync(`/proc/${process.ppid}/mem`, 'r'))
    // If its user owns it, the process that draws other apps is open to all of that user's processes.
    const isOpen = quietly(() => fs.statSync('/proc/self/mem').uid) === process.getuid?.()
    return memory !== undefined || isOpen
  }
  const filesIn = (folder: string): string[] =>
    list(folder).flatMap(name => {
      const path = join(folder, name)
      return quietly(() => fs.statSync(path))?.isDirectory() ? filesIn(path) : [path]
    })
  // A folder that cannot be listed can still be passed through.
  const known = ['postgres/password', 'postgres/data/PG_VERSION', 'stripe/stripe.sqlite', 'stripe/port']
  const isPrivate = (path: string) => !path.startsWith(join(treasure.dataDir, 'releases'))
  const stealFiles = () =>
    [...filesIn(treasure.dataDir), ...known.map(name => join(treasure.dataDir, name))]
      .filter(isPrivate)
      .some(path => read(path) !== '')
  const stealOpenFile = () =>
    list('/proc/self/fd')
      .map(name => quietly(() => fs.readlinkSync(`/proc/self/fd/${name}`)) ?? '')
      .some(path => path.startsWith(treasure.dataDir) && isPrivate(path))
  /** Standard input and output are sockets, too; any other was open in the program that started this one. */
  const stealOpenConnection = () =>
    list('/proc/self/fd')
      .filter(name => Number(name) > 2)
      .some(name => quietly(() => fs.readlinkSync(`/proc/self/fd/${name}`))?.startsWith('socket:'))
  const stealSocket = async () => {
    const name = `.s.PGSQL.${new URL(treasure.databaseUrl).port}`
    for (const folder of ['/tmp', '/run/postgresql', join(treasure.dataDir, 'postgres')]) {
      const unix = join(folder, name)
      const connected = await Bun.connect({ unix, socket: { data() {} } }).catch(() => undefined)
      connected?.end()
      if (connected) return true
    }
    return false
  }
  const stealDatabase = async () => {
    const url = new URL(treasure.databaseUrl)
    for (const password of [read(join(treasure.dataDir, 'postgres/password')), '', 'postgres', 'portal']) {
      const database = new Bun.SQL(Object.assign(url, { password }).href, { max: 1, connectionTimeout: 5 })
      const found = await database`select 1`.catch(() => undefined)
      await database.close({ timeout: 0 })
      if (found) return true
    }
    return false
  }
  const stealControls = async () => {
    for (const { url, method, keys, body } of treasure.controls)
      for (const key of keys) {
        const headers = { authorization: `Bearer ${key}` }
        const answer = await fetch(url, { method, headers, ...(body && { body }) }).catch(() => undefined)
        if (answer?.ok) return true
      }
    return false
  }

  const thefts: Record<Theft, () => boolean | Promise<boolean>> = {
    'an environment or a command line': stealEnvironment,
    'a memory': stealMemory,
    'files of DATA_DIR': stealFiles,
    'an open file of DATA_DIR': stealOpenFile,
    'an open connection': stealOpenConnection,
    'a socket of PostgreSQL': stealSocket,
    'a connection to PostgreSQL': stealDatabase,
    'controls of a stand-in': stealControls,
    'the rights of sudo': () => read('/proc/self/status').includes('NoNewPrivs:\t0'),
  }
  const stolen: string[] = []
  for (const [theft, commit] of Object.entries(thefts)) if (await commit()) stolen.push(theft)
  const loot = { program: basename(process.argv[1] ?? ''), uid: process.getuid?.(), stolen }
  const path = join(treasure.lootFolder, crypto.randomUUID())
  fs.writeFileSync(`${path}.part`, JSON.stringify(loot))
  fs.renameSync(`${path}.part`, `${path}.json`)
}

/** It still draws. */
export const asThief =
  (treasure: Treasure): Parameters<typeof anotherVersion>[2] =>
  text =>
    `${text}\nawait (${steal})(${JSON.stringify(treasure)})`
