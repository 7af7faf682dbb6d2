// Signed addresses: each answers a file for a minute, without a session.
import { createHmac, timingSafeEqual } from 'node:crypto'

const lifetimeMs = 60_000

type Keys = readonly [string, ...string[]]

const signatureOf = (storageKey: string, expires: string, secretKey: string): string =>
  createHmac('sha256', secretKey).update(`file ${storageKey} ${expires}`).digest('base64url')

/** The address of the file with this storage key, from now on for a minute. `now` is in milliseconds since 1970. */
export const signedAddressOf = (storageKey: string, [secretKey]: Keys, now = Date.now()): string => {
  const expires = `${now + lifetimeMs}`
  const signature = signatureOf(storageKey, expires, secretKey)
  return `/api/files/${storageKey}?${new URLSearchParams({ expires, signature })}`
}

/** Whether we signed this address with one of the keys, less than a minute ago. */
export const isSigned = (
  { key, expires, signature }: { key: string; expires: string; signature: string },
  secretKeys: Keys,
): boolean => {
  const given = Buffer.from(signature)
  const isOurs = secretKeys.some(secretKey => {
    const own = Buffer.from(signatureOf(key, expires, secretKey))
    return own.length === given.length && timingSafeEqual(own, given)
  })
  return isOurs && Number(expires) > Date.now()
}
