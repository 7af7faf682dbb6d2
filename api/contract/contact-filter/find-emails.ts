// Finds mail addresses: with "@", with a word for it, or by the provider's name alone.
import { localPartBefore } from './local-part.ts'
import { readMailDomain } from './mail-domain.ts'
import { providerNames, readMailProvider } from './mail-providers.ts'
import type { Reading, Span } from './reading.ts'
import { certainAtWords } from './symbol-words.ts'
import { endOfMatch, endsWith } from './words-around.ts'

const signs = /@{1,3}/g
const reversedLocalPart = /(?:^|[^\p{L}\p{N}])(?:moc|ten|gro)\.[\p{L}\p{N}-]+$/u
const reversedName = /[\p{L}\p{N}._-]{2,64}/uy

function findSigns(text: string): Span[] {
  return [...text.matchAll(signs)].flatMap(({ 0: { length }, index }) => {
    const local = localPartBefore(text, index)
    const isTight = local.end === index
    const domain = readMailDomain(text, index + length, isTight)
    if (domain && (local.start < local.end || domain.isProvider || text.charAt(local.end - 1) === '"'))
      return [{ start: local.start, end: domain.end }]
    if (!isTight || !endsWith(text, index, reversedLocalPart)) return []
    const end = endOfMatch(text, index + length, reversedName)
    return end === null ? [] : [{ start: local.start, end }]
  })
}

const spelledSigns = new RegExp(`\\s(?:(at)|${certainAtWords})(?=\\s)`, 'g')
/** Words before "at" that make a sentence of it: "look at sunnyflats dot com". */
const sentence =
  /(?:^|[^\p{L}])(?:look|looking|me|us|see|seen|find|found|visit|online|is|are|available|listed|posted|here|more|info|information|details|photos?|pictures|tour|video|apply|view|out|check|book|click|over|works?|working|employed|jobs?|offices?|web ?site|site|page|located|starts?|starting|rents?)$/u
const mailInvitation =
  /\b(?:e-?mail|mail|write|correo|contact|reach|message|ask)(?:[\s:]+(?:to|me|us|is|address|my|at))*[\s:]+$/
const looksLikeHandle = /\p{L}(?:[._+][\p{L}\p{N}]|\p{N})/u

function findSpelledSigns(text: string): Span[] {
  return [...text.matchAll(spelledSigns)].flatMap(match => {
    const [sign, everyday] = match
    const local = localPartBefore(text, match.index)
    const domain = local.start < local.end ? readMailDomain(text, match.index + sign.length, false) : null
    const isNewLine = text.charAt(match.index) === '\n'
    if (!domain || (isNewLine && !domain.isWhole)) return []
    const isSentence = endsWith(text, local.end, sentence)
    const isMeant =
      everyday === undefined ||
      (domain.isProvider && domain.isWhole) ||
      (!isSentence &&
        (domain.isProvider ||
          domain.spelledOut ||
          looksLikeHandle.test(text.slice(local.start, local.end)) ||
          endsWith(text, local.start, mailInvitation)))
    return isMeant ? [{ start: local.start, end: domain.end }] : []
  })
}

const nameAfter = /\s?[:=]\s?[\p{L}\p{N}._-]{3,64}|\sis\s[\p{L}\p{N}._-]{3,64}/uy
const nobody = /(?:^|[^\p{L}])(?:my|a|an|the|via|use|using|on|at|is|your|with|to|and|or|any|from|by|in|of)$/u
const gluedAt = /[\p{L}\p{N}]at$/u

/** "janedoeatgmail.com", "janedoe gmail com", "janedoe (gmail)", "gmail: janedoe". */
function findProviders(text: string): Span[] {
  return [...text.matchAll(providerNames)].flatMap(({ index }) => {
    const provider = readMailProvider(text, index)
    if (!provider) return []
    const { end } = provider
    const before = text.charAt(index - 1)
    const endOfName = endOfMatch(text, end, nameAfter)
    if (endOfName !== null && provider.isCertain && !/[\p{L}\p{N}]/u.test(before))
      return [{ start: index, end: endOfName }]
    const isEnclosed = before === '(' && text.charAt(end) === ')'
    const local = localPartBefore(text, isEnclosed ? index - 1 : index)
    if (local.start === local.end) return []
    if (local.end === index)
      return provider.isWhole && endsWith(text, index, gluedAt) ? [{ start: local.start, end }] : []
    if (isEnclosed) return [{ start: local.start, end: end + 1 }]
    return provider.isWhole && !endsWith(text, local.end, nobody) ? [{ start: local.start, end }] : []
  })
}

export function findEmails({ text }: Reading): Span[] {
  return [...findSigns(text), ...findSpelledSigns(text), ...findProviders(text)]
}
