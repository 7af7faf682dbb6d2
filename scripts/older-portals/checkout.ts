// The portal at an old commit: its files in a separate folder, with its packages of that time.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captureCommand } from '../capture-command.ts'
import { root } from '../root.ts'

export interface Checkout {
  folder: string
  /** Runs one of its scripts; undefined if that script does not exist yet. */
  run: (script: string, words: string[], env: Record<string, string>) => Promise<string | undefined>
  /** The path of the file of this name, wherever it was then; undefined if there is none. */
  find: (name: string) => Promise<string | undefined>
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
    run: async (script, words, env) => {
      const file = join(folder, script)
      return existsSync(file) ? runIn(folder, [process.execPath, file, ...words], env) : undefined
    },
    find: async name => {
      const [path] = (await runIn(folder, ['git', 'ls-files', `*/${name}`])).split('\n')
      return path ? join(folder, path) : undefined
    },
    remove: () => rm(folder, { recursive: true }),
  }
}
