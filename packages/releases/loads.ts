// What each `import()` of a package's sources loads, and each of its exposes, as the compiler knows it.
import type { Stats } from '@rspack/core'

export interface Load {
  /** Scripts, by their path in the artifact. */
  files: string[]
  /** Such as `react-dom/client`. */
  shared: string[]
}

/** By `importName` or `exposeName`. */
export type Loads = Record<string, Load>

/** `module` is the path of the source file from the package's folder, such as `./src/pages.tsx`. */
export const importName = (module: string, request: string): string => `${module} ${request}`

export const exposeName = (expose: string): string => `exposed ${expose}`

const exposedChunk = /^__federation_expose_(\w+)$/

/** `consume shared module (default) @tanstack/react-query@^5.108.0 (strict)` */
const consumed = /^consume shared module \(\w+\) (@?[^@]+)@/

export const readLoads = (stats: Stats): Loads => {
  const { chunks = [], modules = [] } = stats.toJson({
    all: false,
    ids: true,
    chunks: true,
    chunkRelations: true,
    chunkOrigins: true,
    modules: true,
    modulesSpace: Number.POSITIVE_INFINITY,
    groupModulesByType: false,
  })
  const sharedIn = (id: string | number | null | undefined): string[] =>
    modules.flatMap(({ name = '', chunks }) => {
      const [, shared] = consumed.exec(name) ?? []
      return shared && chunks?.some(chunk => String(chunk) === String(id)) ? shared : []
    })
  const loads: Loads = {}
  for (const { id, names = [], files = [], origins = [], siblings = [] } of chunks) {
    const exposes = names.flatMap(name => exposedChunk.exec(name)?.[1] ?? [])
    // Code that two exposes share can come with either.
    const beside = exposes.length > 0 ? siblings.flatMap(sharedIn) : []
    const load = { files: files.filter(file => file.endsWith('.js')), shared: [...sharedIn(id), ...beside] }
    const imports = origins.flatMap(({ moduleName, request }) =>
      moduleName && request ? importName(moduleName, request) : [],
    )
    for (const name of new Set([...exposes.map(exposeName), ...imports])) {
      const before = loads[name] ?? { files: [], shared: [] }
      loads[name] = {
        files: [...new Set([...before.files, ...load.files])].sort(),
        shared: [...new Set([...before.shared, ...load.shared])].sort(),
      }
    }
  }
  return Object.fromEntries(Object.entries(loads).sort(([one], [other]) => (one < other ? -1 : 1)))
}
