// Limits the links in an answer to our own pages, so that no link can leak data.
import * as sitePaths from '@portal/contract/site-paths'
import { helpTopics } from '@portal/help/help-topics'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Where no answer leads: signing in, and what mails lead to with a secret. */
const notLinked = new Set<unknown>([
  sitePaths.find,
  sitePaths.auth,
  sitePaths.forgotPassword,
  sitePaths.resetPassword,
  sitePaths.confirmEmail,
  sitePaths.keepEmail,
  sitePaths.unsubscribe,
  sitePaths.confirmNewsletter,
  sitePaths.vendor,
])

/** Pages whose address contains no id; some take a query. */
const pages = new Set<unknown>([
  ...Object.values(sitePaths).filter(path => !notLinked.has(path)),
  ...helpTopics.map(({ slug }) => sitePaths.helpWith(slug)),
])

/** Pages of one thing, such as a conversation. */
const pagesOfOne = [
  sitePaths.conversation,
  sitePaths.application,
  sitePaths.landlordApplication,
  sitePaths.tenancy,
  sitePaths.landlordProperty,
  sitePaths.editProperty,
].map(pathOf => new RegExp(`^${pathOf(`(?<id>${uuid})`)}$`))
const homePage = new RegExp(`^${sitePaths.property(`(?<id>${uuid})`)}$`)
const anyId = new RegExp(uuid, 'g')
const query = /^[\w=&%+.,~-]{0,300}$/

export const idsIn = (text: string): string[] => text.match(anyId) ?? []

export const homeOfPath = (path: string): string | undefined => homePage.exec(path)?.groups?.id

const idOfPath = (path: string): string | undefined =>
  pagesOfOne.map(page => page.exec(path)?.groups?.id).find(id => id !== undefined)

export interface KnownPages {
  /** Ids of the homes that this conversation has shown. */
  homes: ReadonlyMap<string, unknown>
  /** All ids that results had, and that earlier answers linked to. */
  ids: ReadonlySet<string>
}

/**
 * The path of a link to our own pages, otherwise null. One thing must have been found before.
 */
export const ownPathOf = (
  target: string,
  known: KnownPages,
  ownOrigin: string | undefined,
): string | null => {
  const path = ownOrigin && target.startsWith(`${ownOrigin}/`) ? target.slice(ownOrigin.length) : target
  const [page = '', asked = '', ...rest] = path.split('?')
  if (rest.length > 0 || !query.test(asked)) return null
  if (pages.has(page)) return path
  const isKnown = known.homes.has(homeOfPath(path) ?? '') || known.ids.has(idOfPath(path) ?? '')
  return isKnown ? path : null
}
