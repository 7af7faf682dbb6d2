// Several processes of one machine can share the folder.
import { createHash } from 'node:crypto'
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { diskProblem } from '@portal/server/disk-problem'
import { inTurn } from '@portal/server/in-turn'
import {
  checkedKey,
  type ListedObject,
  ObjectChanged,
  type ObjectStore,
  ObjectStoreFailure,
} from '../../platform/ports/object-store.ts'

/** For the writes of other processes. */
const patienceMs = 10_000

/** Begins the names of files that are being written; no key begins like this. */
const unfinished = '.new-'

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

const etagOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The first write creates the folder. */
export const openFolder = (folder: string): ObjectStore => {
  const pathOf = (key: string): string => join(folder, checkedKey(key))

  const asFailure = (error: unknown): unknown => {
    const problem = diskProblem(String(error), folder)
    return problem ? new ObjectStoreFailure(problem) : error
  }

  /** Once per process: every killed process is followed by another, which removes what it was writing. */
  let tidied: Promise<void> | undefined

  const read = async (key: string) => {
    try {
      const bytes = await Bun.file(pathOf(key)).bytes()
      return { bytes, etag: etagOf(bytes) }
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
      throw asFailure(error)
    }
  }

  /** A link fails if the name is taken, so that of several writers only one succeeds. */
  const create = (aside: string, path: string): Promise<void> =>
    link(aside, path).catch(error => {
      throw codeOf(error) === 'EEXIST' ? new ObjectChanged('It is there already.') : error
    })

  const replace = (aside: string, key: string, etag: string): Promise<void> =>
    inTurn(folder, patienceMs, async () => {
      if ((await read(key))?.etag !== etag) throw new ObjectChanged('It has changed.')
      await rename(aside, pathOf(key))
    })

  return {
    name: `the folder ${folder}`,
    read,
    write: async (key, bytes, expected) => {
      const path = pathOf(key)
      const aside = join(folder, unfinished + Bun.randomUUIDv7())
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        tidied ??= removeUnfinished(folder)
        await tidied
        await writeDurably(aside, bytes)
        if (expected === 'new') await create(aside, path)
        else await replace(aside, key, expected.etag)
        await syncFolder(dirname(path))
        return etagOf(bytes)
      } catch (error) {
        throw asFailure(error)
      } finally {
        await rm(aside, { force: true })
      }
    },
    remove: async key => {
      if (!(await stat(pathOf(key)).catch(() => undefined))) return
      // In turn, because a replacement must not bring back what was removed.
      await inTurn(folder, patienceMs, () => rm(pathOf(key), { force: true })).catch(error => {
        throw asFailure(error)
      })
    },
    list: (prefix = '') => filesIn(folder, '', prefix),
  }
}

/** No write takes as long. */
const unfinishedForMs = 3_600_000

const removeUnfinished = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinished)) continue
    const found = await stat(join(folder, name)).catch(() => undefined) // another process can remove it meanwhile
    if (found && found.mtimeMs < Date.now() - unfinishedForMs) await rm(join(folder, name), { force: true })
  }
}

const writeDurably = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The name of a new file is on the disk only once its folder is. */
const syncFolder = async (folder: string): Promise<void> => {
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** `at` is the part of the keys that leads here, with a slash at its end. */
async function* filesIn(folder: string, at: string, prefix: string): AsyncGenerator<ListedObject> {
  const entries = await readdir(join(folder, at), { withFileTypes: true }).catch(error => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const names = entries
    .filter(entry => !entry.name.startsWith('.'))
    .map(entry => at + entry.name + (entry.isDirectory() ? '/' : ''))
    .sort()
  for (const name of names) {
    if (!name.startsWith(prefix) && !prefix.startsWith(name)) continue
    if (name.endsWith('/')) {
      yield* filesIn(folder, name, prefix)
      continue
    }
    const found = await stat(join(folder, name)).catch(() => undefined) // it can be removed meanwhile
    if (found) yield { key: name, size: found.size, changedAt: found.mtimeMs }
  }
}
