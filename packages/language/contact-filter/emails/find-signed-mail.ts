// Finds email addresses with an "@", even spaced, broken or written backwards.
import type { Span } from '../reading/reading.ts'
import { endOfMatch, endsWith } from '../reading/words-around.ts'
import { localPartBefore } from './local-part.ts'
import { readMailDomain } from './mail-domain.ts'

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
