// The only way in which code is loaded: checked, with a time limit and one retry.

declare global {
  /** Called by the builds of shell and apps for each file (packages/releases/build/recipe.ts). */
  var portalImport: (address: string, integrity?: string) => Promise<unknown>
}

/** Shorter than the time limit of an app, so that a retry makes a new request. */
const patienceMs = 7000

class Late extends Error {}

/** An import uses what a link has loaded and the browser has checked. Rejects if a file is missing, late, or not the released one. */
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
    // Written like the page's own links: an entry takes checksums from them (packages/releases/artifact.ts).
    const href = address.replace(window.location.origin, '')
    Object.assign(link, { rel: 'modulepreload', href, integrity, fetchPriority })
    document.head.append(link)
  })

/** By address: the browser remembers failures, so that a retry needs another one. */
const failures = new Map<string, number>()

const once = async <Result>(address: string, work: (url: string) => Promise<Result>): Promise<Result> => {
  const failed = failures.get(address) ?? 0
  try {
    return await work(failed === 0 ? address : `${address}?again=${failed}`)
  } catch (error) {
    failures.set(address, failed + 1)
    throw error
  }
}

const importOnce = (address: string, integrity: string): Promise<unknown> =>
  once(address, async url => {
    const link = await fetchAhead(url, integrity)
    link.remove()
    return await import(/* webpackIgnore: true */ url)
  })

/** Prefetches a module, behind everything the page requests now; its link is kept. Rejects if it fails to load. */
export const prefetchFile = (address: string, integrity: string): Promise<unknown> =>
  once(address, url => fetchAhead(url, integrity, 'low'))

let lastResort: ((address: string) => Promise<void>) | undefined

export const onMissingFile = (help: typeof lastResort): void => {
  lastResort = help
}

/** `integrity` is `sha256-…`, and empty for an overridden app. Rejects with an Error when it fails twice, or once after a long wait. */
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
