// Mail providers so well known that people leave out the rest of the address: "janedoe at gmail".
import { dotWords } from '../reading/symbol-words.ts'

/** Names that only mean mail, then names that are also companies ("works at Yahoo"). */
const mailOnly =
  "g[\\s.-]?m[a4@][i1l!][l1i!]|(?:gee|jee|goog|google(?:'s)?)[\\s-]?(?:e-?)?mail|h[o0]t[\\s-]?m[a4][i1][l1]|pr[o0]t[o0]n[\\s-]?mail|(?:y[a4]h[o0]{2}|[o0]utl[o0]{2}k|aol)[\\s-]mail|ymail|rocketmail|gmx|fastmail|tutanota|[i1l]cl[o0]ud|a[o0]l"
const companies =
  'pr[o0]t[o0]n|y[a4][\\s-]?h[o0]{2}|[o0]ut[\\s-]?l[o0]{2}k|i[\\s-]cloud|a[.-]o[.-]l|yandex|zoho|comcast|qq'

const dot = `(?:\\s?[.,;_-]{1,2}\\s?|\\s(?:${dotWords})\\s|dot)`
const next = '(?:[\\s,]{1,3}(?:and|then|next|followed by|with)){1,3}[\\s,]{1,3}'
const ending = `\\s?c[o0]m|${next}c[o0]m|${dot}(?:c[o0]m|net|org|de|fr|es|it|me|ru|ch|mx|br|au|at|ca|co${dot}uk)`
const office = '(?! (?:offices?|hq|headquarters|campus|building|tower|shuttle|employees?)(?!\\p{L}))'
const notInWord = '(?![\\p{L}\\p{N}])'

const provider = new RegExp(
  `(?:${mailOnly}|(${companies}))(?:(${ending})${notInWord}|${notInWord}${office})`,
  'uy',
)
export const providerNames = new RegExp(`(?:${mailOnly}|${companies})`, 'g')

export type MailProvider = {
  readonly end: number
  /** With ".com" or the like. */
  readonly isWhole: boolean
  /** A complete domain, or a name that only a mail service has. */
  readonly isCertain: boolean
}

export function readMailProvider(text: string, start: number): MailProvider | null {
  provider.lastIndex = start
  const match = provider.exec(text)
  if (!match) return null
  const [written, company, topLevelDomain] = match
  const isWhole = topLevelDomain !== undefined
  return { end: start + written.length, isWhole, isCertain: isWhole || company === undefined }
}
