// Finds mail addresses by the provider's name alone: "janedoe gmail com", "janedoe (gmail)", "gmail: janedoe".
import type { Span } from '../reading/reading.ts'
import { endOfMatch, endsWith } from '../reading/words-around.ts'
import { localPartBefore } from './local-part.ts'
import { type MailProvider, providerNames, readMailProvider } from './mail-providers.ts'

const nameAfter = /(?:\s?[:=]\s?|\sis\s)[\p{L}\p{N}._-]{3,64}/uy
const gluedAt = /[\p{L}\p{N}]at$/u
const startsWord = /(?:^|[^\p{L}\p{N}])$/u

/** Words that no address ends in: "use gmail.com". */
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

export function findProviderMail(text: string): Span[] {
  return [...text.matchAll(providerNames)].flatMap(({ index }) => {
    const provider = readMailProvider(text, index)
    if (!provider) return []
    const isLabel = provider.isCertain && endsWith(text, index, startsWord)
    const endOfName = isLabel ? endOfMatch(text, provider.end, nameAfter) : null
    if (endOfName !== null) return [{ start: index, end: endOfName }]
    const start = startOfAddress(text, index, provider)
    return start === null ? [] : [{ start, end: provider.end }]
  })
}
