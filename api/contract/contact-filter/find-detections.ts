// Reads a text in the ways its matchers need and gathers what they find.
import { ownAddresses } from '../own-addresses.ts'
import { type ContactKind, type Detection, detect } from './detection.ts'
import { findDescribedMail } from './emails/find-described-mail.ts'
import { findEmails } from './emails/find-emails.ts'
import { findDisguised } from './find-disguised.ts'
import { findLinks } from './links/find-links.ts'
import { isSocialHost } from './links/social-hosts.ts'
import { joinSpacedHosts } from './links/spaced-hosts.ts'
import { mergeDetections } from './merge-detections.ts'
import { findInterleavedNumbers } from './phones/find-interleaved-numbers.ts'
import { findNumbersInParts } from './phones/find-numbers-in-parts.ts'
import { findPhones } from './phones/find-phones.ts'
import { findVanityNumbers } from './phones/find-vanity-numbers.ts'
import { hideOtherNumbers } from './phones/hide-other-numbers.ts'
import { writeNumbersInDigits } from './phones/number-words.ts'
import { findPhrases } from './phrases/find-phrases.ts'
import { fold, folded } from './reading/fold.ts'
import { joinDottedLetters, joinSpacedLetters, narrowSpaces } from './reading/join-letters.ts'
import { type Reading, type Span, spanInOriginal } from './reading/reading.ts'
import { stripMarkup } from './reading/strip-markup.ts'
import { readToldSigns } from './reading/told-signs.ts'
import { unmaskSigns } from './reading/unmask-signs.ts'
import { findSignals } from './signals/find-signals.ts'
import { findAccounts } from './socials/find-accounts.ts'
import { findHandles } from './socials/find-handles.ts'
import { findNames } from './socials/find-names.ts'

const hostOf = (origin: string): string | null => /^\w+:\/\/([^/?#:]+)/.exec(folded(origin))?.[1] ?? null

/** Whether it is exactly an address of the portal's own, as it is printed and not as anything that reads like it. */
const isOwnAddress = (text: string, { kind, start, end }: Detection): boolean =>
  kind === 'email' && ownAddresses.has(text.slice(start, end).toLowerCase())

function findUndisguised(text: string, ownOrigin?: string): Detection[] {
  const plain = unmaskSigns(stripMarkup(fold(text)))
  const joined = narrowSpaces(joinDottedLetters(joinSpacedLetters(plain)))
  const told = readToldSigns(joined)
  const words = joinSpacedHosts(told)
  const numbers = writeNumbersInDigits(hideOtherNumbers(narrowSpaces(plain)))
  const found = (kind: ContactKind, reading: Reading, spans: readonly Span[]) =>
    spans.map(span => detect(kind, spanInOriginal(reading, span)))

  const links = findLinks(words, ownOrigin === undefined ? null : hostOf(ownOrigin))
  const certain = mergeDetections([
    ...found('email', words, findEmails(words)).filter(detail => !isOwnAddress(text, detail)),
    ...found('email', joined, findDescribedMail(joined.text)),
    ...found('phone', numbers, [...findPhones(numbers), ...findInterleavedNumbers(numbers)]),
    ...findNumbersInParts(numbers).map(span => detect('phone', span)),
    ...found('phone', words, [...findVanityNumbers(words), ...findInterleavedNumbers(words)]),
    ...links.flatMap(link => found(isSocialHost(link.host) ? 'social' : 'website', words, [link])),
    ...found('social', words, [...findNames(words.text), ...findAccounts(words), ...findHandles(words)]),
    ...found('phrase', words, findPhrases(words)),
  ])
  return mergeDetections([...certain, ...findSignals(joined, certain)])
}

/** All contact details in a text, in its order and none overlapping. `ownOrigin` is where links may lead. */
export function findDetections(text: string, ownOrigin?: string): Detection[] {
  const found = findUndisguised(text, ownOrigin)
  const disguised = findDisguised(text, part => findUndisguised(part, ownOrigin))
  return disguised.length === 0 ? found : mergeDetections([...found, ...disguised])
}
