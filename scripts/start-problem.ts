import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fullDisk } from '@portal/server/disk-problem'
import { root } from './root.ts'

/** PostgreSQL writes its write-ahead log in files of this size, and ends when it cannot. */
const minFreeBytes = 16 * 1024 * 1024
const isDatabaseGone = /CONNECTION_|ECONNRE|EPIPE|the database system is|terminating connection/

const textOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name} ${thrown.message} ${textOf(thrown.cause)}` : String(thrown)

const roomIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Number.POSITIVE_INFINITY, bsize: 1 }))
  return bavail * bsize
}

/** The folder on the fullest disk, if the text is about that: it can name a program's path. */
const fullFolder = async (text: string, folders: string[]): Promise<string | undefined> => {
  const rooms = await Promise.all(folders.map(async folder => ({ folder, room: await roomIn(folder) })))
  const [fullest] = rooms.sort((one, other) => one.room - other.room)
  const named = folders.find(folder => text.includes(folder))
  return fullest && (fullest.room < minFreeBytes || !named) ? fullest.folder : named
}

/**
 * One sentence if a disk was full, even if something else failed first because of it; otherwise the original error.
 * `databaseUrl` is for a database whose disk is not ours.
 */
export const startProblem = async (
  thrown: unknown,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
): Promise<unknown> => {
  const text = textOf(thrown)
  const isAtDatabase = /no space left/i.test(text) && !text.includes('ENOSPC')
  const folder = isAtDatabase
    ? databaseUrl
      ? 'the database that DATABASE_URL names'
      : dataDir
    : await fullFolder(text, [dataDir, root, tmpdir()])
  const isOutOfRoom = !databaseUrl && isDatabaseGone.test(text) && (await roomIn(dataDir)) < minFreeBytes
  const sentence = isOutOfRoom ? fullDisk('ENOSPC', dataDir) : fullDisk(text, folder ?? root)
  return sentence ? new Error(sentence) : thrown
}
