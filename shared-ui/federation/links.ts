// Which addresses of the portal a package links to: those that its build uses of the one list of them, so that nobody keeps another.
import { join } from 'node:path'
import type { Stats, StatsModule } from '@rspack/core'

const listOfAddresses = 'api/contract/site-paths.ts'

/** An address, or what makes one; given `:id` it makes the pattern of its page. */
type Address = string | ((...parts: string[]) => string)

const withInner = (modules: StatsModule[]): StatsModule[] =>
  modules.flatMap(module => [module, ...withInner(module.modules ?? [])])

/** The paths, sorted: `/properties/:id`, `/saved`. Those of a build's own pages are among them. */
export const readLinks = async (stats: Stats): Promise<string[]> => {
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    usedExports: true,
    modulesSpace: Number.POSITIVE_INFINITY,
    nestedModulesSpace: Number.POSITIVE_INFINITY,
    groupModulesByType: false,
  })
  const list = withInner(modules).find(({ name }) => name?.endsWith(listOfAddresses))
  if (!list) return []
  const addresses: Record<string, Address> = await import(join(import.meta.dirname, '../..', listOfAddresses))
  const used = Array.isArray(list.usedExports) ? list.usedExports : Object.keys(addresses)
  const paths = used.flatMap(name => {
    const address = addresses[name]
    const made = typeof address === 'function' ? address(...Array(address.length).fill(':id')) : address
    return made?.split('?')[0] ?? []
  })
  return [...new Set(paths)].sort()
}
