// Names of files, addresses and globals that builder, release store, page server and browser agree on, written once.

/** The shell's own name among the releases. */
export const shellName = 'shell'

/** Written by the federation plugin: what a version exposes and shares. */
export const manifestFile = 'mf-manifest.json'

/** A version's first script, which the manifest names. */
export const remoteEntryFile = 'remote-entry.js'

/** A version's description of itself (see release.ts). It stays on the server, as does `server/`. */
export const releaseFile = 'release.json'

/** What a version draws before scripts run. */
export const drawnAheadFile = 'server/drawn-ahead.mjs'

/** Which version of each package is in use (see registry.ts), as a file of the store and as an address. */
export const registryFile = 'registry.json'
export const registryPath = `/${registryFile}`

/** How the shell names the scripts that its first frame does without. */
export const onDemandPrefix = 'on-demand-'

/** What an app exposes: its lifecycles, and for mf-ai the floating assistant. */
export const appExpose = 'app'
export const assistantExpose = 'assistant'

/** Address of a version's immutable folder, with a slash at the end. */
export const entryOf = (name: string, version: string): string => `/apps/${name}/${version}/`

/** Isolated by version, so that two versions of one app can be on one page. */
export const globalNameOf = (name: string, version: string): string =>
  `${name}-${version}`.replace(/[^\w]/g, '_')
