// In a separate folder, with its packages of that time.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captureCommand } from '../../scripts/capture-command.ts'
import { root } from '../../scripts/root.ts'

export interface Checkout {
  folder: string
  run: (script: string, words: string[], env: Record<string, string>) => Promise<string>
  remove: () => Promise<void>
}

const runIn = async (cwd: string, command: string[], env: Record<string, string> = {}): Promise<string> => {
  const { succeeded, output } = await captureCommand(command, { cwd, env })
  if (!succeeded) throw new Error(`${command.join(' ')} failed.\n${output}`)
  return output
}

/** Throws an Error with git's message if the commit does not exist. */
export const checkOut = async (commit: string): Promise<Checkout> => {
  await runIn(root, ['git', 'cat-file', '-e', `${commit}^{commit}`])
  const folder = await mkdtemp(join(tmpdir(), `portal-${commit}-`))
  await runIn(root, ['git', 'clone', '--quiet', '--no-checkout', root, folder])
  await runIn(folder, ['git', 'checkout', '--quiet', commit])
  await runIn(folder, [process.execPath, 'install', '--frozen-lockfile'])
  return {
    folder,
    run: (script, words, env) => runIn(folder, [process.execPath, join(folder, script), ...words], env),
    remove: () => rm(folder, { recursive: true }),
  }
}
