export interface CommandResult {
  succeeded: boolean
  /** Both streams. */
  output: string
}

export const captureCommand = async (
  command: string[],
  { cwd, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<CommandResult> => {
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

/** Does nothing unless this is root on a Debian. */
export const installFromDebian = async (name: string): Promise<void> => {
  if (process.getuid?.() !== 0 || !Bun.which('apt-get')) return
  console.log(`Installing Debian's ${name}…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await captureCommand(['apt-get', 'update'], { env })
  await captureCommand(['apt-get', 'install', '--yes', '--no-install-recommends', name], { env })
}
