// Addresses of documents: paths of this site, or files on the web.
import * as z from 'zod/mini'
import { hasContactDetails } from './contact-free.ts'
import { text } from './text.ts'

/** A document may be a picture of one (spec §5 "Document upload"). */
const endings = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'webp', 'svg']

/** A path that no browser reads as another host. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/

const webAddressOf = (value: string): URL | null =>
  /^https:\/\/[^\s\\]+$/i.test(value) && URL.canParse(value) ? new URL(value) : null

/** No host name ends in a number; browsers read such hosts as network addresses, whatever their form. */
const isNamedHost = (host: string): boolean => /\.[a-z][a-z0-9-]*$/.test(host)

const isFile = (value: string): boolean => {
  if (ownPath.test(value)) return true
  const address = webAddressOf(value)
  const ending = /\.(\w+)$/.exec(address?.pathname.toLowerCase() ?? '')?.[1] ?? ''
  return address !== null && isNamedHost(address.hostname) && endings.includes(ending)
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** File names from programs; ten digits in a row in them sometimes look like a phone number. */
const madeUp = /\b(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=\d*[a-f])[\da-f]{16,})\b/gi

/** The words in a path, a query or a fragment, even if it was encoded twice. */
const wordsOf = (part: string): string =>
  decoded(decoded(part))
    .replace(madeUp, ' ')
    .replace(/[/?&=#;+~]+/g, ' ')

/** The address itself is not a contact detail, but a person's page on a network, or words within the address, are. */
const revealsContact = (value: string): boolean => {
  const address = webAddressOf(value)
  if (!address) return hasContactDetails(wordsOf(value))
  const { origin, hostname, username, password, pathname, search, hash } = address
  return (
    username !== '' ||
    password !== '' ||
    hasContactDetails(`${origin}/`, kind => kind === 'social') ||
    hasContactDetails(hostname.replaceAll('.', ' '), kind => kind === 'phone') ||
    hasContactDetails(wordsOf(pathname + search + hash))
  )
}

/** Short, since the contact filter reads each of a listing's sixty. */
const maxLength = 500

const listed = `${endings
  .slice(0, -1)
  .map(ending => `.${ending}`)
  .join(', ')} or .${endings.at(-1)}`

export const documentAddress = text(maxLength).check(
  z.refine(isFile, {
    error: `Documents must be paths of this site, or https addresses that end in ${listed}`,
    abort: true,
  }),
  z.refine(value => !revealsContact(value), 'Please leave contact details out of the addresses of documents'),
)
