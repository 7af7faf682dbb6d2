// Limits the links in an answer to our own pages, so that no link can leak data.
import * as sitePaths from '@portal/contract/site-paths'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Pages whose address contains no id; some take a query. */
const pages = new Set<string>([
  sitePaths.home,
  sitePaths.search,
  sitePaths.profile,
  sitePaths.pricing,
  sitePaths.subscription,
  sitePaths.saved,
  sitePaths.inquiries,
  sitePaths.maintenanceRequests,
  sitePaths.createProperty,
  sitePaths.landlordProperties,
  sitePaths.landlordInquiries,
  sitePaths.maintenanceManagement,
  sitePaths.assistant,
  sitePaths.terms,
  sitePaths.privacy,
  sitePaths.cookies,
  sitePaths.help,
])

const editPage = new RegExp(`^${sitePaths.editProperty(uuid)}$`)
const homePage = new RegExp(`^${sitePaths.property(`(?<id>${uuid})`)}$`)
const query = /^[\w=&%+.,~-]{0,300}$/

/** The id of the home in a path. */
export const homeOfPath = (path: string): string | undefined => homePage.exec(path)?.groups?.id

export interface KnownPages {
  /** Ids of the homes that this conversation has shown. */
  homes: ReadonlyMap<string, unknown>
  /** Paths of the help pages that were found for this person. */
  sources: ReadonlyMap<string, unknown>
}

/** The path of an allowed link, otherwise null. Our own pages are allowed; homes and help pages only if they were found before. */
export const ownPathOf = (
  target: string,
  known: KnownPages,
  ownOrigin: string | undefined,
): string | null => {
  const path = ownOrigin && target.startsWith(`${ownOrigin}/`) ? target.slice(ownOrigin.length) : target
  const [page = '', asked = '', ...rest] = path.split('?')
  if (rest.length > 0 || !query.test(asked)) return null
  if (pages.has(page)) return path
  const isKnown = known.sources.has(path) || known.homes.has(homeOfPath(path) ?? '') || editPage.test(path)
  return isKnown ? path : null
}
