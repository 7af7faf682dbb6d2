// Signed addresses: each answers a file for a minute, without a session.
import { createHmac, timingSafeEqual } from 'node:crypto'

const lifetimeMs = 60_000

const folders = { file: '/api/files', 'repair photo': '/api/vendor-photos' } as const

type Keys = readonly [string, ...string[]]

interface FileGrant {
  kind?: keyof typeof folders
  key: string
  expires: string
  /** The consent that must still be granted; empty for what needs none. */
  consent?: string
}

const signatureOf = ({ kind = 'file', key, expires, consent = '' }: FileGrant, secretKey: string): string =>
  createHmac('sha256', secretKey).update(`${kind} ${key} ${expires} ${consent}`).digest('base64url')

/**
 * The address of a document by its storage key, or of a repair's photo by its id, from now on for a minute. `now` is in
 * milliseconds since 1970.
 */
export const signedAddressOf = (
  {
    kind = 'file',
    key,
    consentId: consent = '',
  }: { kind?: keyof typeof folders; key: string; consentId?: string | undefined },
  [secretKey]: Keys,
  now = Date.now(),
): string => {
  const expires = `${now + lifetimeMs}`
  const signature = signatureOf({ kind, key, expires, consent }, secretKey)
  return `${folders[kind]}/${key}?${new URLSearchParams({ expires, signature, ...(consent && { consent }) })}`
}

/** Whether we signed this address with one of the keys, less than a minute ago. */
export const isSigned = (
  { signature, ...grant }: FileGrant & { signature: string },
  secretKeys: Keys,
): boolean => {
  const signatureBytes = Buffer.from(signature)
  const isOurs = secretKeys.some(secretKey => {
    const own = Buffer.from(signatureOf(grant, secretKey))
    return own.length === signatureBytes.length && timingSafeEqual(own, signatureBytes)
  })
  return isOurs && Number(grant.expires) > Date.now()
}
