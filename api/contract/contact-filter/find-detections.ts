// Reads a text in the ways its matchers need and gathers what they find.
import { type ContactKind, type Detection, detect } from './detection.ts'
import { findEmails } from './find-emails.ts'
import { findHandles } from './find-handles.ts'
import { findLinks } from './find-links.ts'
import { findPhones } from './find-phones.ts'
import { findPhrases } from './find-phrases.ts'
import { findVanityNumbers } from './find-vanity-numbers.ts'
import { fold, folded } from './fold.ts'
import { mergeDetections } from './merge-detections.ts'
import { hideOtherNumbers } from './number-groups.ts'
import { writeNumbersInDigits } from './number-words.ts'
import { type Reading, type Span, spanInOriginal } from './reading.ts'
import { isSocialHost } from './social-hosts.ts'
import { joinDottedLetters, joinSpacedLetters, narrowSpaces, unmaskSigns } from './unmask.ts'

const hostOf = (origin: string): string | null => /^\w+:\/\/([^/?#:]+)/.exec(folded(origin))?.[1] ?? null

/** All contact details in a text, in its order and none overlapping. `ownOrigin` is where links may lead. */
export function findDetections(text: string, ownOrigin?: string): Detection[] {
  const plain = unmaskSigns(fold(text))
  const words = narrowSpaces(joinDottedLetters(joinSpacedLetters(plain)))
  const numbers = writeNumbersInDigits(hideOtherNumbers(narrowSpaces(plain)))
  const found = (kind: ContactKind, reading: Reading, spans: readonly Span[]) =>
    spans.map(span => detect(kind, spanInOriginal(reading, span)))

  const links = findLinks(words, ownOrigin === undefined ? null : hostOf(ownOrigin))
  const socialLinks = links.filter(({ host }) => isSocialHost(host))
  const websites = links.filter(({ host }) => !isSocialHost(host))
  const linked = found('website', words, links)
  const phones = found('phone', numbers, findPhones(numbers)).filter(
    phone => !linked.some(link => link.start <= phone.start && phone.end <= link.end),
  )
  return mergeDetections([
    ...found('email', words, findEmails(words)),
    ...phones,
    ...found('phone', words, findVanityNumbers(words)),
    ...found('website', words, websites),
    ...found('social', words, [...socialLinks, ...findHandles(words)]),
    ...found('phrase', words, findPhrases(words)),
  ])
}
