// The part of an email address after the "@".

import {
  alsoWords,
  domainsIn,
  isTopLevelDomain,
  type Label,
  readDomainChain,
  spokenTopLevels,
} from '../links/domain.ts'
import { dotWords } from '../reading/plain.ts'
import { endOfMatch } from '../reading/reading.ts'
import { isDotComEra } from '../reading/spoken-signs.ts'

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
  readonly isWhole: boolean // with ".com" or the like
  readonly isCertain: boolean // a complete domain, or a name that only a mail service has
}

export function readMailProvider(text: string, start: number): MailProvider | null {
  provider.lastIndex = start
  const match = provider.exec(text)
  if (!match) return null
  const [written, company, topLevelDomain] = match
  const isWhole = topLevelDomain !== undefined
  return { end: start + written.length, isWhole, isCertain: isWhole || company === undefined }
}

const maxLabels = 8
const spaces = /\s{0,2}(?:(?:the|my) (?=g|hot|proton|icloud|yahoo|outlook|aol))?/y

type MailDomain = {
  readonly end: number
  readonly spelledOut: boolean
  readonly isProvider: boolean // it can only mean a mail service
  readonly isWhole: boolean // it has a top-level domain, not only the provider's name
}

const isKnown = ({ name, dot }: Label) =>
  (isTopLevelDomain(name) &&
    (!alsoWords.has(name) || (dot === 'word' && name.length === 2)) &&
    (dot !== 'loose' || name.length <= 3)) ||
  (dot === 'word' && spokenTopLevels.has(name))
const isPossible = ({ name, dot }: Label) => dot === 'tight' && /^\p{L}{2,24}$/u.test(name)

/** `isTight` when the local part comes right before the "@": any top-level domain is then accepted. */
export function readMailDomain(text: string, afterSign: number, isTight: boolean): MailDomain | null {
  const start = endOfMatch(text, afterSign, spaces) ?? afterSign
  const provider = readMailProvider(text, start)
  if (provider)
    return { end: provider.end, spelledOut: false, isProvider: provider.isCertain, isWhole: provider.isWhole }
  const chain = readDomainChain(text, start, maxLabels) ?? []
  const anyEnding = isTight && start === afterSign
  const firstName = (believes: (topLevel: Label) => boolean) =>
    domainsIn(
      chain,
      (_, topLevel) => believes(topLevel) && !(topLevel.dot === 'word' && isDotComEra(text, topLevel.end)),
    )[0]
  const domain = firstName(isKnown) ?? (anyEnding ? firstName(isPossible) : undefined)
  if (domain?.start !== start) return null
  return { end: domain.end, spelledOut: domain.spelledOut, isProvider: false, isWhole: true }
}
