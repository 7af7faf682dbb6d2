// Which addresses of the portal a package links to: those in its build, so that nobody has to maintain a list.
import { join } from 'node:path'
import type { Stats, StatsModule } from '@rspack/core'

const listOfAddresses = 'packages/contract/site-paths.ts'

/** An address, or a builder of one; with `:id` a builder returns the pattern of its page. */
type Address = string | ((...parts: string[]) => string)

const withInner = (modules: StatsModule[]): StatsModule[] =>
  modules.flatMap(module => [module, ...withInner(module.modules ?? [])])

/** The paths, sorted: `/properties/:id`, `/saved`. They include those of the build's own pages. */
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
  const addresses: Record<string, Address> = await import(
    join(import.meta.dirname, '../../..', listOfAddresses)
  )
  const used = Array.isArray(list.usedExports) ? list.usedExports : Object.keys(addresses)
  const paths = used.flatMap(name => {
    const address = addresses[name]
    const made = typeof address === 'function' ? address(...Array(address.length).fill(':id')) : address
    return made?.split('?')[0] ?? []
  })
  return [...new Set(paths)].sort()
}
