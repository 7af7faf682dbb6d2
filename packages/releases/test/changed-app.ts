// mf-tenant, or another package, with changed sources, really built.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Built } from '../build/build.ts'
import { buildNoted } from './build-noted.ts'
import { newDataDir } from './released.ts'

const root = join(import.meta.dirname, '../../..')

/** `change` replaces the text of files, by their path. */
export const buildChanged = async (
  change: Record<string, (text: string) => string>,
  name = 'mf-tenant',
): Promise<Built> => {
  const directory = mkdtempSync(join(root, '.mf-copy-'))
  try {
    cpSync(join(root, name), directory, {
      recursive: true,
      filter: path => !/\/(dist|node_modules)$/.test(path),
    })
    for (const [file, work] of Object.entries(change)) {
      const path = join(directory, file)
      const text = await Bun.file(path).text()
      const changed = work(text)
      if (changed === text) throw new Error(`${file} no longer contains the text to change`)
      await Bun.write(path, changed)
    }
    const built = await buildNoted(directory)
    const folder = join(newDataDir(), 'artifact')
    cpSync(built.folder, folder, { recursive: true })
    return { ...built, folder }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** `shared` is the source of a function of the usual settings. */
export const sharing = (shared: string) => (): string =>
  `
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { microFrontend } from '@portal/releases/build/recipe'

const shared = ${shared}
export const recipe = options =>
  microFrontend(import.meta.dirname)(options).map(({ plugins, ...config }) => ({
    ...config,
    ...(plugins && {
      plugins: plugins.map(plugin =>
        plugin._options?.shared
          ? new ModuleFederationPlugin({ ...plugin._options, shared: shared(plugin._options.shared) })
          : plugin,
      ),
    }),
  }))
`
