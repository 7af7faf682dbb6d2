// The data that a server writes into a page, for tests that start from it.
import type { Registry } from '@portal/releases/registry'
import type { PageData } from '../seam/page-data.ts'

/** A registry without apps. */
const emptyRegistry: Registry = {
  revision: 1,
  shell: {
    version: '1',
    entry: '/',
    integrity: '',
    shared: {},
    previous: [],
    aside: [],
    origin: 'built',
    pinned: false,
    since: '',
    by: 'release',
  },
  apps: {},
}

/** The page of a visitor's first visit, with the given changes. */
export const samplePage = (given: Partial<PageData> = {}): PageData => ({
  registry: emptyRegistry,
  session: null,
  viewMode: 'tenant',
  theme: null,
  settings: { mapTileUrl: '', mapAttribution: '' },
  ...given,
})

/** Makes `fetch` resolve paths against `url`, as a browser does against the page; returns a function that ends it. */
export const fetchFrom = (url: URL): (() => void) => {
  const before = globalThis.fetch
  const resolve = (input: string | URL | Request, init?: RequestInit) =>
    before(typeof input === 'string' ? new URL(input, url) : input, init)
  globalThis.fetch = Object.assign(resolve, { preconnect: before.preconnect })
  return () => {
    globalThis.fetch = before
  }
}
