// Names of files, addresses and globals that builder, release store, page server and browser agree on, written once.

/** The shell's own name among the releases. */
export const shellName = 'shell'

/** Written by the federation plugin, and completed by the build (see artifact.ts): what a version exposes and shares. */
export const manifestFile = 'mf-manifest.json'

/** A version's first script: the only one whose name is not made from its content. */
export const entryFileOf = (name: string): string => (name === shellName ? 'main.js' : 'remote-entry.js')

/** Where an artifact, and a package's part of the store, keep what is named by content. */
export const filesFolder = 'files'

/** What the store knows of a version (see release.ts). It stays on the server, as does `server/`. */
export const releaseFile = 'release.json'

/** What a version draws before scripts run. */
export const drawnAheadFile = 'server/drawn-ahead.mjs'

/** Which version of each package is in use (see registry.ts), as a file of the store and as an address. */
export const registryFile = 'registry.json'
export const registryPath = `/${registryFile}`

/** What an app exposes: its lifecycles, and for one of them the floating assistant. */
export const appExpose = 'app'
export const assistantExpose = 'assistant'
export const assistantApp = 'mf-ai'

/** Address of a package's part of the store, with a slash at the end. */
export const addressOf = (name: string): string => `/apps/${name}/`

/** Address of a version's immutable folder, with a slash at the end. */
export const entryOf = (name: string, version: string): string => `${addressOf(name)}${version}/`

/** Address of a file of an artifact: what is named by content is the same for all versions that have it. */
export const fileAddress = (name: string, version: string, file: string): string =>
  (file.startsWith(`${filesFolder}/`) ? addressOf(name) : entryOf(name, version)) + file

/** The name that federation knows a version by: two of one app can be on one page. */
export const globalNameOf = (name: string, version: string): string =>
  `${name}-${version}`.replace(/[^\w]/g, '_')
