// Names of files, addresses and globals that the builder, release store, page server and browser share.

/** The shell's own name among the releases. */
export const shellName = 'shell'

/** Written by the federation plugin, and completed by the build (see artifact.ts): what a version exposes and shares. */
export const manifestFile = 'mf-manifest.json'

/** A version's first script: the only one whose name is not made from its content. */
export const entryFileOf = (name: string): string => (name === shellName ? 'main.js' : 'remote-entry.js')

/** Where an artifact, and a package's part of the store, keeps files that are named by content. */
export const filesFolder = 'files'

/** The store's description of a version (see release.ts). It stays on the server, like `server/`. */
export const releaseFile = 'release.json'

/** What a version draws before scripts run. */
export const drawnAheadFile = 'server/drawn-ahead.mjs'

/** Which version of each package is in use (see registry.ts): a file of the store, and an address. */
export const registryFile = 'registry.json'
export const registryPath = `/${registryFile}`

/** The administrators' page about the apps, and the same as JSON. For anyone else they do not exist. */
export const overviewPath = '/__apps'
export const overviewJsonPath = `${overviewPath}.json`

/** The ids of a page's own data, and of the place for the route's first paint. */
export const pageDataId = 'page-data'
export const firstPaintId = 'first-paint'

/** The names that an app exposes: its lifecycles and, in one app, the floating assistant. */
export const appExpose = 'app'
export const assistantExpose = 'assistant'
export const assistantApp = 'mf-ai'

/** Address of a package's part of the store, with a slash at the end. */
export const addressOf = (name: string): string => `/apps/${name}/`

/** Address of a version's immutable folder, with a slash at the end. */
export const entryOf = (name: string, version: string): string => `${addressOf(name)}${version}/`

/**
 * The address of a file of an artifact: files named by content are the same for all versions that have them.
 */
export const fileAddress = (name: string, version: string, file: string): string =>
  (file.startsWith(`${filesFolder}/`) ? addressOf(name) : entryOf(name, version)) + file

/** Federation's name for a version: two versions of one app can be on one page. */
export const globalNameOf = (name: string, version: string): string =>
  `${name}-${version}`.replace(/[^\w]/g, '_')
