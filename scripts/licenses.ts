// `bun scripts/licenses.ts`: writes docs/licenses.md from bun.lock.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

type Dependencies = Record<string, string>
interface Lock {
  workspaces: Record<string, { name: string; dependencies?: Dependencies }>
  packages: Record<string, [string, string, { dependencies?: Dependencies }?, string?]>
}

/** Guarantee: JSON but for commas before a closing bracket. */
const readLock = () =>
  JSON.parse(readFileSync(join(root, 'bun.lock'), 'utf8').replace(/,(?=\s*[}\]])/g, '')) as Lock

const deployed = /^(?:@portal\/(?:api|shell|mf-\w+))$/

/** The packages from npm that what is deployed needs, directly or not. */
const packagesOf = ({ workspaces, packages }: Lock): string[] => {
  const own = new Map(Object.values(workspaces).map(({ name, dependencies }) => [name, dependencies]))
  const found = new Set([...own.keys()].filter(name => deployed.test(name)))
  for (const name of found)
    for (const needed of Object.keys(own.get(name) ?? packages[name]?.[2]?.dependencies ?? {}))
      found.add(needed)
  return [...found].filter(name => !own.has(name)).sort()
}

const licenseOf = (name: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).license

/** @internal */
export const licensesPage = join(root, 'docs/licenses.md')

/**
 * The page as it is now.
 * @internal
 */
export const listLicenses = (): string => {
  const byLicense = Object.entries(Object.groupBy(packagesOf(readLock()), licenseOf)).sort()
  const lines = byLicense.map(([license, names = []]) => `**${license}**: ${names.join(', ')}\n`)
  return `# Licenses

Of the packages from npm that are deployed, made by \`bun scripts/licenses.ts\`. Two are unusual: react-leaflet's, which forbids uses that harm people, and that of
libvips (LGPL-3.0-or-later), whose program sharp brings for each platform.

${lines.join('\n')}`
}

if (import.meta.main) writeFileSync(licensesPage, listLicenses())
