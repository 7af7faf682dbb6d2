// The one way in which code comes to the page: checked, in bounded time, and asked for once more when it does not come.

declare global {
  /** What the builds of shell and apps call for each of their files (shared-ui/federation/recipe.ts). */
  var portalImport: (address: string, integrity?: string) => Promise<unknown>
}

/** Shorter than the wait for an app, so that trying again makes a new request. */
const patienceMs = 7000

class Late extends Error {}

/**
 * A browser checks what a link loads, and an import takes what a link has loaded. Rejects for a file that is missing,
 * late, or not the one that was released.
 */
const fetchAhead = (address: string, integrity: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    const timer = setTimeout(() => end(new Late(`${address} did not come in time`)), patienceMs)
    const end = (error?: Error) => {
      clearTimeout(timer)
      link.remove()
      if (error) reject(error)
      else resolve()
    }
    link.onload = () => end()
    link.onerror = () => end(new Error(`${address} is missing, or not the file that was released`))
    Object.assign(link, { rel: 'modulepreload', href: address, integrity })
    document.head.append(link)
  })

/** How often each address failed: the browser remembers that, so that the next request needs another one. */
const failures = new Map<string, number>()

const importOnce = async (address: string, integrity: string): Promise<unknown> => {
  const failed = failures.get(address) ?? 0
  const asked = failed === 0 ? address : `${address}?again=${failed}`
  try {
    await fetchAhead(asked, integrity)
    return await import(/* webpackIgnore: true */ asked)
  } catch (error) {
    failures.set(address, failed + 1)
    throw error
  }
}

/**
 * Imports a module. `integrity` is `sha256-…`, and empty for an app under work, which has none. Rejects with an Error
 * when it fails twice, or once after a long wait.
 */
export const importFile = (address: string, integrity = ''): Promise<unknown> =>
  importOnce(address, integrity).catch(error => {
    if (error instanceof Late) throw error
    return importOnce(address, integrity)
  })

globalThis.portalImport = importFile
