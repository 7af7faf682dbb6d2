import { join } from 'node:path'
import { buildPackage } from './build.ts'
import { shellName } from './names.ts'

/** A package as the shell's server takes it. */
export interface BuiltPackage {
  name: string
  version: string
  /** Holds one folder for each version. */
  folder: string
}

const root = join(import.meta.dirname, '../..')

/** Builds the shell and the apps whose sources changed since their last build, and says what it built. */
export const buildPackages = async (): Promise<BuiltPackage[]> => {
  const apps = [...new Bun.Glob('mf-*/package.json').scanSync(root)].map(file => file.split('/')[0] ?? '')
  const built: BuiltPackage[] = []
  for (const directory of [shellName, ...apps.sort()]) {
    const startedAt = performance.now()
    const { name, version, isNew } = await buildPackage(join(root, directory))
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    if (isNew) console.log(`Built ${name} ${version} in ${seconds} s`)
    built.push({ name, version, folder: join(root, directory, 'dist') })
  }
  return built
}
