// The links of a page, and those that lead nowhere.
import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** The addresses of the page's links within this site. */
export const linksOn = async (page: Page): Promise<string[]> => {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll(links => links.map(link => (link instanceof HTMLAnchorElement ? link.href : '')))
  const { origin } = new URL(page.url())
  return hrefs
    .filter(href => URL.canParse(href))
    .flatMap(href => {
      const url = new URL(href)
      return url.origin === origin ? [url.pathname + url.search] : []
    })
}

/** Retries a 503, which the server sends if it is too busy to find out in time who is asking. */
const statusOf = async (person: APIRequestContext, path: string): Promise<number> => {
  let status = 0
  await expect
    .poll(async () => {
      status = (await person.get(path)).status()
      return status
    })
    .not.toBe(503)
  return status
}

/**
 * Says which of these addresses are missing, and on which page they are. The page server answers 404 for unknown paths; redirects
 * end at a page, too.
 */
export const missingOf = async (
  person: APIRequestContext,
  paths: ReadonlyMap<string, string>,
): Promise<string[]> => {
  const found: string[] = []
  for (const [path, from] of paths) {
    const status = await statusOf(person, path)
    if (status >= 400) found.push(`${path}, on ${from}: ${status}`)
  }
  return found
}

/** The address without what differs among pages of one kind: ids, and the values of a query. */
const kindOf = (path: string): string =>
  path.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ':id').replace(/=[^&]*/g, '=')

/** One link of each kind on the page, by its kind. */
export const kindsOfLinksOn = async (page: Page): Promise<[kind: string, address: string][]> => [
  ...new Map((await linksOn(page)).map(path => [kindOf(path), path])),
]
