import type { Registry } from '@portal/releases/registry'
import type { PageData } from '../seam/page-data.ts'

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

export const samplePage = (changes: Partial<PageData> = {}): PageData => ({
  registry: emptyRegistry,
  session: null,
  viewMode: 'tenant',
  theme: null,
  settings: { mapTileUrl: '', mapAttribution: '' },
  ...changes,
})

/** `fetch` resolves paths against `url`, as in a browser; the returned function ends it. */
export const fetchFrom = (url: URL): (() => void) => {
  const before = globalThis.fetch
  const resolve = (input: string | URL | Request, init?: RequestInit) =>
    before(typeof input === 'string' ? new URL(input, url) : input, init)
  globalThis.fetch = Object.assign(resolve, { preconnect: before.preconnect })
  return () => {
    globalThis.fetch = before
  }
}
