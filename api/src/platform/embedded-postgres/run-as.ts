import type { ServerUser } from './server-user.ts'

export interface Outcome {
  succeeded: boolean
  /** What the command wrote, both streams. */
  output: string
}

/**
 * Runs a command as `user` to its end. The environment is a bare one, so that the caller's PGDATA, PGPORT, locale
 * or time zone never reach the server.
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
  const [stdout, stderr] = await Promise.all([child.stdout.text(), child.stderr.text()])
  return { succeeded: (await child.exited) === 0, output: stdout + stderr }
}
