import {
  alsoWords,
  domainsIn,
  isTopLevelDomain,
  type Label,
  readDomainChain,
  spokenTopLevels,
} from '../links/domain.ts'
import { certainAtWords, dotWords } from '../reading/plain.ts'
import { endOfMatch, endsWith, type Span, spanBefore, startOfMatch } from '../reading/reading.ts'
import { isDotComEra } from '../reading/spoken-signs.ts'
import { startOfSpokenMail } from './described-mail.ts'

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
const providerNames = new RegExp(`(?:${mailOnly}|${companies})`, 'g')

type MailProvider = {
  readonly end: number
  readonly isWhole: boolean // with ".com" or the like
  readonly isCertain: boolean // a complete domain, or a name that only a mail service has
}

function readMailProvider(text: string, start: number): MailProvider | null {
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
function readMailDomain(text: string, afterSign: number, isTight: boolean): MailDomain | null {
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

const maxLocalPartLength = 64
const isLocal = (character: string) => /[\p{L}\p{N}._%+-]/u.test(character)
const isSpace = (character: string) => /\s/.test(character)
const signWordBefore = new RegExp(
  `[\\p{L}\\p{N}]\\s(?:${dotWords}|underscore|dash|hyphen|guion|plus)\\s$`,
  'u',
)

/** The name before the "@" at `sign`, with its own spelled-out signs: "jane dot doe". */
function localPartBefore(text: string, sign: number): Span {
  const { start: end } = spanBefore(text, sign, isSpace, 2)
  let { start } = spanBefore(text, end, isLocal, maxLocalPartLength)
  while (start < end && end - start < maxLocalPartLength && endsWith(text, start, signWordBefore)) {
    const word = spanBefore(text, start - 1, character => !isSpace(character), maxLocalPartLength)
    start = spanBefore(text, word.start - 1, isLocal, maxLocalPartLength).start
  }
  return { start, end }
}

const signs = /@{1,3}/g
const backwardsBefore = /(?:^|[^\p{L}\p{N}])(?:moc|ten|gro)\.[\p{L}\p{N}-]+$/u
const backwardsName = /[\p{L}\p{N}._-]{2,64}/uy

export function findSignedMail(text: string): Span[] {
  return [...text.matchAll(signs)].flatMap(({ 0: { length }, index }) => {
    const local = localPartBefore(text, index)
    const isTight = local.end === index
    const domain = readMailDomain(text, index + length, isTight)
    const isQuoted = text.charAt(index - 1) === '"'
    if (domain && (local.start < local.end || isQuoted || domain.isProvider))
      return [{ start: local.start, end: domain.end }]
    const end =
      isTight && endsWith(text, index, backwardsBefore)
        ? endOfMatch(text, index + length, backwardsName)
        : null
    return end === null ? [] : [{ start: local.start, end }]
  })
}

const signWords = new RegExp(`\\s(?:(?:over\\s)?(at|chez)|${certainAtWords})(?=\\s)`, 'g')
const looksInvented = /\p{L}(?:[._+][\p{L}\p{N}]|\p{N})/u
const invitation =
  /\b(?:e-?mail|mail|write|correo|contact|reach|message|ask)(?:[\s:]+(?:to|me|us|is|address|my|at))*[\s:]+$/

/** Words before "at" that make it part of a sentence: "look at sunnyflats dot com". */
const sentence =
  /(?:^|[^\p{L}])(?:look|looking|me|us|see|seen|find|found|visit|online|is|are|available|listed|posted|here|more|info|information|details|photos?|pictures|tour|video|apply|view|out|check|book|click|over|it|works?|worked|working|employed|formerly|engineers?|staff|employees|team|people|everyone|job|jobs?|offices?|web ?site|site|page|located|starts?|starting|rents?)$/u

/** Whether the everyday word "at" means "@", given the name before it and the domain after it. */
function isMeant(
  text: string,
  local: Span,
  domain: { isProvider: boolean; isWhole: boolean; spelledOut: boolean },
) {
  if (domain.isProvider && domain.isWhole) return true
  if (endsWith(text, local.end, sentence)) return false
  return (
    domain.isProvider ||
    domain.spelledOut ||
    looksInvented.test(text.slice(local.start, local.end)) ||
    endsWith(text, local.start, invitation)
  )
}

export function findSpelledMail(text: string): Span[] {
  return [...text.matchAll(signWords)].flatMap(({ 0: sign, 1: everyday, index }) => {
    const local = localPartBefore(text, index)
    const domain = local.start < local.end ? readMailDomain(text, index + sign.length, false) : null
    const isNextLine = text.charAt(index) === '\n'
    if (!domain || (isNextLine && !domain.isWhole)) return []
    return everyday === undefined || isMeant(text, local, domain)
      ? [{ start: local.start, end: domain.end }]
      : []
  })
}

const label = '(?:\\s(?:account|address|user ?name|user|name|id|handle|login))?'
const name = '[\\p{L}\\p{N}._-]{3,64}'
const inventedName = '(?=[\\p{L}\\p{N}]{1,40}[\\p{N}._-][\\p{L}\\p{N}]|\\p{L}+\\p{N})[\\p{L}\\p{N}._-]{3,64}'
const labeled = new RegExp(
  `${label}\\s?[:=]\\s?${name}|${label}\\sis\\s${inventedName}|,?\\s(?:as|under|with)\\s${inventedName}|\\s(?:me|us)(?:\\s(?:at|on|as))?[\\s:]{1,2}${name}`,
  'uy',
)
/** "my gmail is full" */
const state =
  '(?:full|down|slow|broken|hacked|locked|blocked|acting|not|always|usually|still|never|working|fine|ok|okay|different|old|new|empty)'
const called = new RegExp(`${label}\\sis\\s(?!${state}(?![\\p{L}\\p{N}._-]))${name}`, 'uy')
const ours = /(?<!\p{L})(?:my|our)\s$/u
const namedBefore = new RegExp(
  `(?<![\\p{L}\\p{N}._-])${inventedName}\\s(?:is\\s)?(?:on|over at|via)\\s(?:the\\s|my\\s)?$`,
  'u',
)
const ownedBefore =
  /(?<![\p{L}\p{N}._-])(?!(?:this|that|it|what|which|here|below|there|he|she) )[\p{L}\p{N}._+-]{3,64} is (?:my|our) $/u
const listedBefore = /(?<![\p{L}\p{N}._-])[\p{L}\p{N}._+-]{3,40},\s$/u
const serviceHost = /\sservice\sdot\scom(?!\p{L})/uy
const endsInCom = /[\s,]c[o0]m$/
const gluedAt = /[\p{L}\p{N}]at$/u
const startsWord = /(?:^|[^\p{L}\p{N}])$/u

/** Words before a provider that are not part of an address: "use gmail.com". */
const nobody = /(?:^|[^\p{L}])(?:my|a|an|the|via|use|using|on|at|is|your|with|to|and|or|any|from|by|in|of)$/u

/** "janedoeatgmail.com", "janedoe gmail com", "janedoe (gmail)" */
function startOfAddress(text: string, index: number, { isWhole, end }: MailProvider): number | null {
  const isEnclosed = text.charAt(index - 1) === '(' && text.charAt(end) === ')'
  const local = localPartBefore(text, isEnclosed ? index - 1 : index)
  if (local.start === local.end) return null
  const isGlued = local.end === index
  const isMeant =
    isEnclosed || (isWhole && (isGlued ? endsWith(text, index, gluedAt) : !endsWith(text, local.end, nobody)))
  return isMeant ? local.start : null
}

/** "janedoe99 on gmail", "janedoe, gmail, com", and the patterns of spoken-mail.ts. */
function startOfSpoken(text: string, index: number, provider: MailProvider): number | null {
  const isList = provider.isWhole && endsInCom.test(text.slice(index, provider.end))
  return (
    (provider.isCertain
      ? (startOfMatch(text, index, namedBefore) ?? startOfMatch(text, index, ownedBefore))
      : null) ??
    (isList ? startOfMatch(text, index, listedBefore) : null) ??
    startOfSpokenMail(text, index, provider)
  )
}

export function findProviderMail(text: string): Span[] {
  return [...text.matchAll(providerNames)].flatMap(({ index }) => {
    const provider = readMailProvider(text, index)
    if (!provider) return []
    const isLabel = provider.isCertain && endsWith(text, index, startsWord)
    const endOfName = isLabel
      ? (endOfMatch(text, provider.end, labeled) ??
        (endsWith(text, index, ours) ? endOfMatch(text, provider.end, called) : null))
      : null
    if (endOfName !== null) return [{ start: index, end: endOfName }]
    const start = startOfSpoken(text, index, provider) ?? startOfAddress(text, index, provider)
    return start === null ? [] : [{ start, end: endOfMatch(text, provider.end, serviceHost) ?? provider.end }]
  })
}
