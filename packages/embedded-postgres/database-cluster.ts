import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync } from 'node:fs'
import { chmod, chown, mkdir, realpath, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { diskProblem } from '@portal/server/disk-problem'
import { canReach, ignoreExisting, makeSharedPlace, sharedPlace } from './server-binaries.ts'
import type { ServerUser } from './server-user.ts'
import { runAs } from './server-user.ts'

/**
 * The folder with the cluster (`data`), its `password` and `postgres.log`: `<dataDir>/postgres`. In a clone
 * that the server's user cannot enter, `postgres` is a link to one of root's folders.
 */
export const prepareCluster = async (
  dataDir: string,
  binaries: string,
  user: ServerUser,
): Promise<string> => {
  const home = join(dataDir, 'postgres')
  try {
    if (!existsSync(home)) await createCluster(home, dataDir, binaries, user)
  } catch (error) {
    throw new Error(
      diskProblem(String(error), dataDir) ??
        `The database could not be made in ${dataDir} (${String(error)}): fix that, or choose another folder with DATA_DIR.`,
    )
  }
  return realpath(home).catch(() => {
    throw new Error(
      `${home} is a link to a folder that is gone: restore that folder, or remove the link to start over.`,
    )
  })
}

/**
 * Created in a temporary folder and moved in one step, so that concurrent or killed starts never leave half a
 * cluster.
 */
const createCluster = async (
  home: string,
  dataDir: string,
  binaries: string,
  user: ServerUser,
): Promise<void> => {
  await mkdir(dataDir, { recursive: true })
  const isInReach = await letThrough(user, dataDir)
  if (!isInReach) await makeSharedPlace()
  // Sync: an interruption in between would leave the folder.
  const aside = mkdtempSync(join(isInReach ? dataDir : sharedPlace, 'postgres-'))
  const onExit = () => removeWithInitdb(aside)
  process.on('exit', onExit)
  try {
    await initialize(aside, binaries, user)
    await (isInReach ? rename(aside, home) : symlink(aside, home))
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    ignoreExisting(error as NodeJS.ErrnoException) // everything above throws Errors only
  } finally {
    process.off('exit', onExit)
  }
}

/** An interrupted initdb still writes to the folder, and then removes its own files. */
const removeWithInitdb = (folder: string): void => {
  for (let tries = 0; tries < 20 && existsSync(folder); tries += 1) {
    Bun.spawnSync(['rm', '-rf', folder])
    if (existsSync(folder)) Bun.sleepSync(50)
  }
}

/** Lets the server's user pass through a closed data folder, but not read it. */
const letThrough = async (user: ServerUser, dataDir: string): Promise<boolean> => {
  if (await canReach(user, dataDir)) return true
  if (!(await canReach(user, dirname(dataDir)))) return false
  await chmod(dataDir, (await stat(dataDir)).mode | 0o011)
  return canReach(user, dataDir)
}

const initialize = async (folder: string, binaries: string, user: ServerUser): Promise<void> => {
  const password = join(folder, 'password')
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [folder, password]) await chown(path, user.uid, user.gid)

  // The builtin locale sorts the same on every machine; no socket, because its path can be too long.
  const settings = ['--set=listen_addresses=127.0.0.1', '--set=unix_socket_directories=']
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  const access = ['--username=postgres', '--auth=scram-sha-256', '--pwfile=password']
  const { succeeded, output } = await runAs(
    user,
    [join(binaries, 'initdb'), '--pgdata=data', ...access, ...locale, ...settings],
    folder,
  )
  if (!succeeded) throw new Error(/error: .*/s.exec(output)?.[0] ?? output)
}
