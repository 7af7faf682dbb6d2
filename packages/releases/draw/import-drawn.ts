import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWithStarter, gainNoRights, hideProcess } from '@portal/server/hide-process'
import { startNoProcess } from '@portal/server/start-no-process'
import { drawnAheadFile } from '../names.ts'

/**
 * An unused user id: systemd and Debian assign it to no account. Not `nobody`, which PostgreSQL may run as;
 * small enough for containers, which often have 65,536 users.
 */
const strangerId = 65_533

/** Permanent: a process that has given this up cannot get it back. */
const leaveRoot = (): void => {
  try {
    process.setgroups?.([])
    process.setgid?.(strangerId)
    process.setuid?.(strangerId)
  } catch {
    throw new Error(
      'code that draws pages must run as another user, which root may not change to here: allow SETUID and SETGID, or do not start as root',
    )
  }
}

/**
 * Imports the code that draws a release's pages, into a process that does nothing else. A process of root
 * then runs as a user who owns nothing, and any other is closed to those that draw other apps
 * (docs/decisions/releases.md). It starts no other process, and ends with the one that started it. Read any
 * files that it needs before.
 */
export const importDrawn = async <Exports>(artifact: string): Promise<Exports> => {
  const code = readFileSync(join(artifact, drawnAheadFile), 'utf8')
  if (process.getuid?.() === 0) leaveRoot()
  hideProcess()
  if (!gainNoRights() && process.platform === 'linux')
    throw new Error('code that draws pages must not gain rights, and this process cannot give them up')
  endWithStarter()
  startNoProcess()
  for (const name of Object.keys(process.env)) delete process.env[name] // what run-drawing.ts tells Bun
  return import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))
}
