import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { hasAnswers, type Screen, screens } from './screens.ts'
import type { Account } from './world.ts'

/** Only within this site. */
const linksOn = async (page: Page): Promise<string[]> => {
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

/** Retries a 503: the server was too busy to find out who is asking. */
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
 * Names each address that is missing, and the page that links to it. Unknown paths are 404; redirects end at a page,
 * too.
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

/** The address without ids, and in the short form without the values of a query. */
const kindOf = (path: string): string => {
  const withoutIds = path.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ':id')
  return process.env.LONG === '1' ? withoutIds : withoutIds.replace(/=[^&]*/g, '=')
}

/** The links of each account; every worker has its own, so a few are followed twice. */
const followed = new Map<Account | null, Set<string>>()

/** screens.spec.ts opens them, and sees whether they have their data. */
const opened =
  process.env.LONG === '1'
    ? []
    : screens.filter(screen => hasAnswers(screen) && !screen.path.includes(':')).map(({ path }) => path)

/** One link of each kind that no other screen had. */
export const missingLinksOn = async (page: Page, { account, path }: Screen): Promise<string[]> => {
  const known = followed.get(account) ?? new Set(['/nowhere', ...opened])
  followed.set(account, known)
  const links = new Map((await linksOn(page)).map(link => [kindOf(link), link]))
  const missing: string[] = []
  for (const [kind, link] of links) {
    if (known.has(kind)) continue
    const found = await missingOf(page.request, new Map([[link, path]]))
    if (found.length === 0) known.add(kind)
    missing.push(...found)
  }
  return missing
}
