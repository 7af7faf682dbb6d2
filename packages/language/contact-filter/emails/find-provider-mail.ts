// Finds email addresses by the provider's name alone: "janedoe gmail com", "janedoe (gmail)", "gmail: janedoe".
import type { Span } from '../reading/reading.ts'
import { endOfMatch, endsWith, startOfMatch } from '../reading/words-around.ts'
import { localPartBefore } from './local-part.ts'
import { type MailProvider, providerNames, readMailProvider } from './mail-providers.ts'
import { startOfSpokenMail } from './spoken-mail.ts'

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
