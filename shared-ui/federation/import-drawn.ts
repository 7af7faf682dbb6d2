import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gainNoRights, hideProcess } from '@portal/server/hide-process'
import { drawnAheadFile } from './names.ts'

/**
 * Nobody's: systemd and Debian give it to no account. Not `nobody`, whom PostgreSQL may run as. Small enough for
 * containers, which often know 65,536 users.
 */
const strangerId = 65_533

/** For good: a process that has given this up cannot get it back. */
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
 * Imports what a release draws pages with, into a process of its own that is for nothing else. From then on root's process
 * is that of a user who owns nothing, and any other is closed to those that draw other apps (decision 43). Whatever this
 * process needs of files is read before.
 */
export const importDrawn = async <Exports>(artifact: string): Promise<Exports> => {
  const code = readFileSync(join(artifact, drawnAheadFile), 'utf8')
  if (process.getuid?.() === 0) leaveRoot()
  hideProcess()
  gainNoRights()
  // Not from its file: a folder of root's is out of reach by now.
  return import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))
}
