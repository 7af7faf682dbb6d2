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
const fetchAhead = (address: string, integrity: string, fetchPriority = 'auto'): Promise<HTMLLinkElement> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    const timer = setTimeout(() => end(new Late(`${address} did not come in time`)), patienceMs)
    const end = (error?: Error) => {
      clearTimeout(timer)
      if (!error) return resolve(link)
      link.remove()
      reject(error)
    }
    link.onload = () => end()
    link.onerror = () => end(new Error(`${address} is missing or altered`))
    // As the page's own links are written: an entry takes checksums from them (shared-ui/federation/artifact.ts).
    const href = address.replace(window.location.origin, '')
    Object.assign(link, { rel: 'modulepreload', href, integrity, fetchPriority })
    document.head.append(link)
  })

/** How often each address failed: the browser remembers that, so that the next request needs another one. */
const failures = new Map<string, number>()

/** Rejects when it failed; the next time it is another address. */
const once = async <Result>(address: string, work: (asked: string) => Promise<Result>): Promise<Result> => {
  const failed = failures.get(address) ?? 0
  try {
    return await work(failed === 0 ? address : `${address}?again=${failed}`)
  } catch (error) {
    failures.set(address, failed + 1)
    throw error
  }
}

const importOnce = (address: string, integrity: string): Promise<unknown> =>
  once(address, async asked => {
    const link = await fetchAhead(asked, integrity)
    link.remove()
    return await import(/* webpackIgnore: true */ asked)
  })

/**
 * Fetches a module that is imported later, if ever, behind whatever the page asks for now. Its link stays, as those of the
 * page do. Rejects when it does not come.
 */
export const prefetchFile = (address: string, integrity: string): Promise<unknown> =>
  once(address, asked => fetchAhead(asked, integrity, 'low'))

let lastResort: ((address: string) => Promise<void>) | undefined

/** `help` is called for a file that does not come, and settles where it cannot help. */
export const onMissingFile = (help: typeof lastResort): void => {
  lastResort = help
}

/**
 * Imports a module. `integrity` is `sha256-…`, and empty for an app under work, which has none. Rejects with an Error
 * when it fails twice, or once after a long wait.
 */
export const importFile = async (address: string, integrity = ''): Promise<unknown> => {
  try {
    return await importOnce(address, integrity)
  } catch (error) {
    if (error instanceof Late) throw error
  }
  try {
    return await importOnce(address, integrity)
  } catch (error) {
    await lastResort?.(address)
    throw error
  }
}

globalThis.portalImport = importFile
