// The token of a page: it shows that a report comes from a page that the pages' server drew, and from which one.
import { createHmac, timingSafeEqual } from 'node:crypto'

const holdsForMs = 24 * 3_600_000
/** How far the clocks of two servers may be apart. */
const clocksDifferByMs = 60_000

const signed = (key: string, page: string): string =>
  createHmac('sha256', key).update(page).digest('base64url')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** `<id>.<when it was drawn, in milliseconds>.<signature>`, for one page and one day. */
export const newPageToken = (key: string, drawnAt = Date.now()): string => {
  const page = `${Bun.randomUUIDv7()}.${drawnAt}`
  return `${page}.${signed(key, page)}`
}

/** The id of the page that the token was made for; null for a token that was not made with this key, or too long ago. */
export const pageIdOf = (key: string, token: string): string | null => {
  const [, id, drawnAt, signature] = /^([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !drawnAt || !signature || !isSame(signature, signed(key, `${id}.${drawnAt}`))) return null
  const age = Date.now() - Number(drawnAt)
  return age < holdsForMs && age > -clocksDifferByMs ? id : null
}
