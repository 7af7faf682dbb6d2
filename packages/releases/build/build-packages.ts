import { basename, join } from 'node:path'
import { shellName } from '../names.ts'
import { type Built, buildPackage } from './build.ts'

const root = join(import.meta.dirname, '../../..')

const allNames = (): string[] => {
  const apps = [...new Bun.Glob('mf-*/package.json').scanSync(root)].map(file => file.split('/')[0] ?? '')
  return [shellName, ...apps.sort()]
}

/** Throws an Error of one sentence for an unknown name. */
export const folderOf = (name: string): string => {
  const known = allNames()
  if (!known.includes(name))
    throw new Error(`There is no package ${name} to build: choose from ${known.join(', ')}.`)
  return join(root, name)
}

/**
 * Builds the packages whose sources changed, or those with these names; if one does not compile, the others
 * are still built. Throws an Error of one sentence for an unknown name.
 */
export const buildPackages = async (names: string[]): Promise<{ built: Built[]; problems: string[] }> => {
  const folders = (names.length > 0 ? names : allNames()).map(folderOf)
  const built: Built[] = []
  const problems: string[] = []
  for (const folder of folders) {
    const startedAt = performance.now()
    try {
      const made = await buildPackage(folder)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      if (made.isNew) console.log(`Built ${made.name} ${made.version} in ${seconds} s`)
      built.push(made)
    } catch (error) {
      problems.push(
        `${basename(folder)} could not be built.\n${error instanceof Error ? error.message : error}`,
      )
    }
  }
  return { built, problems }
}
