// Which links an answer may have: those to pages of ours, so that no link can carry anything away.
import * as sitePaths from '@portal/contract/site-paths'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Pages with nobody's id in their address; some take a query. */
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

/** The id of the home that a path leads to. */
export const homeOfPath = (path: string): string | undefined => homePage.exec(path)?.groups?.id

export interface KnownPages {
  /** Ids of the homes that this person was shown in this conversation. */
  homes: ReadonlyMap<string, unknown>
  /** Paths of the help pages that were found for them. */
  sources: ReadonlyMap<string, unknown>
}

/** The path that a link leads to if it may: one of ours, and of homes and help pages only those that were found. Otherwise null. */
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
