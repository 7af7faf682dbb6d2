import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The user that the server runs as; empty for our own. */
export interface ServerUser {
  uid?: number
  gid?: number
}

/**
 * PostgreSQL refuses to run as root. So root runs it as the owner of the nearest existing folder at or above
 * `folder`, who can start it later without root, or as `nobody` if that is root too.
 */
export const serverUserFor = (folder: string): ServerUser => {
  if (process.getuid?.() !== 0) return {}
  const { uid, gid } = statSync(nearestExisting(folder))
  return uid !== 0 && hasName({ uid, gid }) ? { uid, gid } : { uid: idOfNobody('-u'), gid: idOfNobody('-g') }
}

const nearestExisting = (folder: string): string =>
  existsSync(folder) ? folder : nearestExisting(dirname(folder))

/** PostgreSQL also refuses an account without a name, which can own files from another machine. */
const hasName = (user: ServerUser): boolean => Bun.spawnSync(['id', '-un'], user).success

const idOfNobody = (which: '-u' | '-g'): number =>
  Number(Bun.spawnSync(['id', which, 'nobody']).stdout.toString())

export interface Outcome {
  succeeded: boolean
  /** Both streams. */
  output: string
}

/**
 * The environment is minimal, so that the caller's PGDATA, PGPORT, locale or time zone never reach the
 * server.
 */
export const runAs = async (user: ServerUser, command: string[], cwd = '/'): Promise<Outcome> => {
  const child = Bun.spawn(command, {
    ...user,
    cwd,
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const texts = await Promise.all([child.stdout, child.stderr].map(stream => new Response(stream).text()))
  return { succeeded: (await child.exited) === 0, output: texts.join('') }
}
