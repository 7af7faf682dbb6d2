const storageKey = 'rental-portal:versions'

export interface TabVersion {
  version: string
  gaveUp?: { version: string; message: string }
}

type TabVersions = Readonly<Record<string, TabVersion>>

/** Empty if the tab has no storage. */
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

/** A version that the tab gave up is known until it is tried again. */
export const noteUse = (app: string, version: string): void => {
  const gaveUp = tabVersions()[app]?.gaveUp
  keep(app, { version, ...(gaveUp && gaveUp.version !== version && { gaveUp }) })
}

export const noteGivenUp = (app: string, version: string, message: string): void =>
  keep(app, { version: tabVersions()[app]?.version ?? version, gaveUp: { version, message } })
