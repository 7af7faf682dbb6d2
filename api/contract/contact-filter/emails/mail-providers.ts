// Mail providers so well known that people leave out the rest of the address: "janedoe at gmail".
import { dotWords } from '../reading/symbol-words.ts'

/** Names that mean nothing but mail, then names of companies too ("works at Yahoo"). */
const mailOnly =
  'g[\\s.-]?m[a4][i1l][l1]|googlemail|hot[\\s-]?mail|h0tmail|proton[\\s-]?mail|ymail|gmx|fastmail|tutanota'
const companies = 'proton|yahoo|yah00|outlook|aol|icloud|yandex|zoho|comcast|qq'

const dot = `(?:\\s?[.,;_-]{1,2}\\s?|\\s(?:${dotWords})\\s|dot)`
const ending = `\\s?c[o0]m|${dot}(?:c[o0]m|net|org|de|fr|es|it|me|ru|ch|mx|br|au|at|ca|co${dot}uk)`
const notInWord = '(?![\\p{L}\\p{N}])'

const provider = new RegExp(`(?:${mailOnly}|(${companies}))(${ending})?${notInWord}`, 'uy')
export const providerNames = new RegExp(`${mailOnly}|${companies}`, 'g')

export type MailProvider = {
  readonly end: number
  /** With ".com" or the like. */
  readonly isWhole: boolean
  /** Whole, or a name that only a mail service has. */
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
