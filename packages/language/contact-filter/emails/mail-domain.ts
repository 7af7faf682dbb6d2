// The part of an email address after the "@".
import { isForeignProse } from '../links/believe-name.ts'
import { domainsIn, type Label, readDomainChain } from '../links/domain.ts'
import { alsoWords, isTopLevelDomain, spokenTopLevels } from '../links/top-level-domains.ts'
import { isDotComEra } from '../reading/spoken-signs.ts'
import { endOfMatch } from '../reading/words-around.ts'
import { readMailProvider } from './mail-providers.ts'

const maxLabels = 8
const spaces = /\s{0,2}(?:(?:the|my) (?=g|hot|proton|icloud|yahoo|outlook|aol))?/y

export type MailDomain = {
  readonly end: number
  readonly spelledOut: boolean
  /** Whether it can only mean a mail service. */
  readonly isProvider: boolean
  /** Whether it has a top-level domain, not only the provider's name. */
  readonly isWhole: boolean
}

const isKnown = ({ name, dot }: Label) =>
  (isTopLevelDomain(name) &&
    (!alsoWords.has(name) || (dot === 'word' && name.length === 2)) &&
    (dot !== 'loose' || name.length <= 3)) ||
  (dot === 'word' && spokenTopLevels.has(name))
const isPossible = ({ name, dot }: Label) => dot === 'tight' && /^\p{L}{2,24}$/u.test(name)

/** "the dot com era"; "@ noon" with a sentence about a "punto de encuentro" on the next line. */
const isProse = (text: string, before: Label, topLevel: Label): boolean =>
  topLevel.dot === 'word' &&
  (isDotComEra(text, topLevel.end) ||
    (text.slice(before.end, topLevel.start).includes('\n') && isForeignProse(text, before, topLevel)))

/** `isTight` when the local part comes right before the "@": any top-level domain is then accepted. */
export function readMailDomain(text: string, afterSign: number, isTight: boolean): MailDomain | null {
  const start = endOfMatch(text, afterSign, spaces) ?? afterSign
  const provider = readMailProvider(text, start)
  if (provider)
    return { end: provider.end, spelledOut: false, isProvider: provider.isCertain, isWhole: provider.isWhole }
  const chain = readDomainChain(text, start, maxLabels) ?? []
  const anyEnding = isTight && start === afterSign
  const firstName = (believes: (topLevel: Label) => boolean) =>
    domainsIn(chain, (before, topLevel) => believes(topLevel) && !isProse(text, before, topLevel))[0]
  const domain = firstName(isKnown) ?? (anyEnding ? firstName(isPossible) : undefined)
  if (domain?.start !== start) return null
  return { end: domain.end, spelledOut: domain.spelledOut, isProvider: false, isWhole: true }
}
