export interface Captured {
  succeeded: boolean
  /** The command's output, both streams. */
  output: string
}

/** Runs a command to its end without showing its output. */
export const captureCommand = async (
  command: string[],
  { cwd, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Captured> => {
  const child = Bun.spawn(command, {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const texts = await Promise.all([child.stderr, child.stdout].map(stream => new Response(stream).text()))
  return { succeeded: (await child.exited) === 0, output: texts.join('') }
}

/** Installs a package of Debian, if this is root on a Debian. */
export const installFromDebian = async (name: string): Promise<void> => {
  if (process.getuid?.() !== 0 || !Bun.which('apt-get')) return
  console.log(`Installing Debian's ${name}…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await captureCommand(['apt-get', 'update'], { env })
  await captureCommand(['apt-get', 'install', '--yes', '--no-install-recommends', name], { env })
}
