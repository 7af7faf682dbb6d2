// Finds phone numbers in a text whose numbers are all in digits (see number-words.ts).
import type { Reading, Span } from '../reading/reading.ts'
import { endOfMatch } from '../reading/words-around.ts'
import { isInternational, isNational } from './foreign-shapes.ts'
import { isFiled, isReference, startOfPlus } from './number-cues.ts'
import { type NumberChain, readNumberChains } from './number-groups.ts'
import type { PhoneCandidate, PhoneShape } from './phone-candidate.ts'
import { maxDigits, minDigits, readCandidates } from './read-candidates.ts'
import { isInvitedNumber, isLocal } from './short-shapes.ts'
import { isCutUp, isFormatted, isNorthAmerican, isSpelledOut } from './ten-digit-shapes.ts'

/** Most certain first: if two shapes fit from the same digit on, the more certain one decides where the number ends. */
const shapes: readonly PhoneShape[] = [
  isNorthAmerican,
  isSpelledOut,
  isFormatted,
  isLocal,
  isInternational,
  isNational,
  isCutUp,
  isInvitedNumber,
]
const extension = / ?(?:x|ext\.?|extension|extn\.?|#) ?\d{1,6}(?!\d)/y

function phoneAmong(candidates: readonly PhoneCandidate[]): PhoneCandidate | undefined {
  for (const shape of shapes) {
    const phone = candidates.find(shape)
    if (phone) return phone
  }
  return undefined
}

/** From the plus or bracket before the first digit to the extension after the last. */
function wholeNumber(text: string, { start, end, hasPlus, startsEnclosed }: PhoneCandidate): Span {
  const enclosed = startsEnclosed ? start - 1 : start
  return {
    start: hasPlus ? startOfPlus(text, start) : enclosed,
    end: endOfMatch(text, end, extension) ?? end,
  }
}

function findInChain(text: string, chain: NumberChain): Span[] {
  const digits = chain.map(group => group.digits).join('')
  const phones: Span[] = []
  let position = 0
  let isReferred = isReference(text, chain[0]?.start ?? 0) || isFiled(text, chain.at(-1)?.end ?? 0)
  for (let first = 0; first < chain.length; first += 1) {
    const standsApart = first > 0 && /\s/.test(chain[first]?.gap ?? '')
    if (standsApart) isReferred = isReference(text, chain[first]?.start ?? 0)
    const ahead = digits.slice(position, position + maxDigits)
    const phone = phoneAmong(readCandidates(text, chain, first, ahead, isReferred))
    position += phone?.digits.length ?? chain[first]?.digits.length ?? 0
    if (!phone) continue
    phones.push(wholeNumber(text, phone))
    first += phone.groups.length - 1
  }
  return phones
}

const countDigits = (chain: NumberChain) => chain.reduce((total, { digits }) => total + digits.length, 0)

export const findPhones = (reading: Reading): Span[] =>
  readNumberChains(reading)
    .filter(chain => countDigits(chain) >= minDigits)
    .flatMap(chain => findInChain(reading.text, chain))
