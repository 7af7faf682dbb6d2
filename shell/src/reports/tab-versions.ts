// Which version of each app this tab used last, and which one it gave up for it, for the page about the apps.
const storageKey = 'rental-portal:versions'

export interface TabVersion {
  version: string
  gaveUp?: { version: string; message: string }
}

type TabVersions = Readonly<Record<string, TabVersion>>

/** By app; empty if the tab has no storage. */
export const tabVersions = (): TabVersions => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

const keep = (app: string, used: TabVersion): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...tabVersions(), [app]: used }))
  } catch {
    // Without storage the page about the apps shows less.
  }
}

/**
 * Notes that the tab uses this version now. A version that it gave up stays known until it is tried again.
 */
export const noteUse = (app: string, version: string): void => {
  const gaveUp = tabVersions()[app]?.gaveUp
  keep(app, { version, ...(gaveUp && gaveUp.version !== version && { gaveUp }) })
}

export const noteGivenUp = (app: string, version: string, message: string): void =>
  keep(app, { version: tabVersions()[app]?.version ?? version, gaveUp: { version, message } })
