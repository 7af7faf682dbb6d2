// Names of files, addresses and globals that the builder, release store, page server and browser share.

export const shellName = 'shell'

/** Written by the federation plugin, and completed by the build (see artifact.ts): what a version exposes and shares. */
export const manifestFile = 'mf-manifest.json'

/** A version's first script: the only one not named after its content. */
export const entryFileOf = (name: string): string => (name === shellName ? 'main.js' : 'remote-entry.js')

export const filesFolder = 'files'

/** The store's description of a version (see release.ts). Only the server has it, like `server/`. */
export const releaseFile = 'release.json'

export const drawnAheadFile = 'server/drawn-ahead.mjs'

/** Which version of each package is in use (see registry.ts): a file of the store, and an address. */
export const registryFile = 'registry.json'
export const registryPath = `/${registryFile}`

/** The administrators' page about the apps, and the same as JSON. For anyone else they do not exist. */
export const overviewPath = '/__apps'
export const overviewJsonPath = `${overviewPath}.json`

export const pageDataId = 'page-data'
export const firstPaintId = 'first-paint'

/** Its lifecycles and, in one app, the floating assistant. */
export const appExpose = 'app'
export const assistantExpose = 'assistant'
export const assistantApp = 'mf-ai'

/** With a slash at the end. */
export const addressOf = (name: string): string => `/apps/${name}/`

/** With a slash at the end. */
export const entryOf = (name: string, version: string): string => `${addressOf(name)}${version}/`

/** Files named by content are the same for all versions that have them. */
export const fileAddress = (name: string, version: string, file: string): string =>
  (file.startsWith(`${filesFolder}/`) ? addressOf(name) : entryOf(name, version)) + file

/** Two versions of one app can be on one page. */
export const globalNameOf = (name: string, version: string): string =>
  `${name}-${version}`.replace(/[^\w]/g, '_')
