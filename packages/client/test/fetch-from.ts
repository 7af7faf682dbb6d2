import { afterAll, beforeAll } from 'bun:test'

/** A browser resolves paths against its page; in tests that call this, `url` is the page. */
export const fetchFrom = (url: URL): void => {
  const browserFetch = globalThis.fetch
  const resolve = (input: string | URL | Request) => (typeof input === 'string' ? new URL(input, url) : input)
  beforeAll(() => {
    globalThis.fetch = Object.assign(
      (input: string | URL | Request, init?: RequestInit) => browserFetch(resolve(input), init),
      { preconnect: browserFetch.preconnect },
    )
  })
  afterAll(() => {
    globalThis.fetch = browserFetch
  })
}
