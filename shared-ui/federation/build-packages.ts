import { join } from 'node:path'
import { type Built, buildPackage } from './build.ts'
import { shellName } from './names.ts'

const root = join(import.meta.dirname, '../..')

const allNames = (): string[] => {
  const apps = [...new Bun.Glob('mf-*/package.json').scanSync(root)].map(file => file.split('/')[0] ?? '')
  return [shellName, ...apps.sort()]
}

/**
 * Builds the shell and the apps whose sources changed since their last build, or those with these names. Returns what
 * it built; one that does not compile does not stop the others. Throws an Error of one sentence for an unknown name.
 */
export const buildPackages = async (names: string[]): Promise<{ built: Built[]; problems: string[] }> => {
  const known = allNames()
  const unknown = names.find(name => !known.includes(name))
  if (unknown) throw new Error(`There is no package ${unknown} to build: choose from ${known.join(', ')}.`)
  const built: Built[] = []
  const problems: string[] = []
  for (const name of names.length > 0 ? names : known) {
    const startedAt = performance.now()
    try {
      const made = await buildPackage(join(root, name))
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      if (made.isNew) console.log(`Built ${name} ${made.version} in ${seconds} s`)
      built.push(made)
    } catch (error) {
      problems.push(`${name} could not be built.\n${error instanceof Error ? error.message : error}`)
    }
  }
  return { built, problems }
}
