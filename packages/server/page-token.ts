// Proves that a report comes from a page that the pages' server drew, and from which one.
import { createHmac, timingSafeEqual } from 'node:crypto'

const holdsForMs = 24 * 3_600_000
/** How much the clocks of two servers can differ. */
const clocksDifferByMs = 15 * 60_000

const signed = (key: string, page: string): string =>
  createHmac('sha256', key).update(page).digest('base64url')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

interface TokenContent {
  revision?: number
  /** In milliseconds. */
  drawnAt?: number
}

/** `<id>.<revision>.<when it was drawn>.<signature>`, for one page and one day. */
export const newPageToken = (
  key: string,
  { revision = 0, drawnAt = Date.now() }: TokenContent = {},
): string => {
  const page = `${Bun.randomUUIDv7()}.${revision}.${drawnAt}`
  return `${page}.${signed(key, page)}`
}

/** Null if the token has another key or is too old. */
export const readPageToken = (key: string, token: string): { id: string; revision: number } | null => {
  const [, page, id, revision, drawnAt, signature] =
    /^(([0-9a-f-]{36})\.(\d{1,9})\.(\d{13}))\.([\w-]{43})$/.exec(token) ?? []
  if (!page || !id || !signature || !isSame(signature, signed(key, page))) return null
  const age = Date.now() - Number(drawnAt)
  return age < holdsForMs && age >= -clocksDifferByMs ? { id, revision: Number(revision) } : null
}
