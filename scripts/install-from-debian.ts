import { captureCommand } from './capture-command.ts'

/** Installs a package of Debian, if this is root on a Debian. */
export const installFromDebian = async (name: string): Promise<void> => {
  if (process.getuid?.() !== 0 || !Bun.which('apt-get')) return
  console.log(`Installing Debian's ${name}…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await captureCommand(['apt-get', 'update'], { env })
  await captureCommand(['apt-get', 'install', '--yes', '--no-install-recommends', name], { env })
}
