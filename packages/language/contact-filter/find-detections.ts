import { type ContactKind, type Detection, detect, mergeDetections } from './detection.ts'
import { findDescribedMail } from './emails/described-mail.ts'
import { findProviderMail, findSignedMail, findSpelledMail } from './emails/find-emails.ts'
import { findDisguised } from './find-disguised.ts'
import { findLinks, isSocialHost } from './links/find-links.ts'
import { findNumbersInParts } from './phones/find-numbers-in-parts.ts'
import { findInterleavedNumbers, findPhones, findVanityNumbers } from './phones/find-phones.ts'
import { hideOtherNumbers } from './phones/number-cues.ts'
import { writeNumbersInDigits } from './phones/number-words.ts'
import { findPhrases } from './phrases/find-phrases.ts'
import { folded } from './reading/fold.ts'
import { narrowSpaces, readJoined, readPlain } from './reading/plain.ts'
import { type Reading, rewrite, type Span, spanInOriginal } from './reading/reading.ts'
import { joinSpacedHosts, readSpokenSigns } from './reading/spoken-signs.ts'
import { findAccounts, findHandles, findNames } from './socials/find-accounts.ts'
import { findWorded } from './wording/find-worded.ts'
import { judgePassage, type Passage } from './wording/judge-wording.ts'

/** As the portal's pages print them, in lower case; anyone may pass them on. @internal */
export const ownAddresses: ReadonlySet<string> = new Set([
  'support@rental-portal.example',
  'security@rental-portal.example',
])

export type DetectionOptions = {
  readonly ownOrigin?: string | undefined // links may lead to it
  readonly judge?: (passage: Passage) => number // judges the wording; by default, as in any text
}

const findEmails = ({ text }: Reading): Span[] => [
  ...findSignedMail(text),
  ...findSpelledMail(text),
  ...findProviderMail(text),
]

const hostOf = (origin: string): string | null => /^\w+:\/\/([^/?#:]+)/.exec(folded(origin))?.[1] ?? null

/** As printed, not something that only looks like it. */
const isOwnAddress = (text: string, { kind, start, end }: Detection): boolean =>
  kind === 'email' && ownAddresses.has(text.slice(start, end).toLowerCase())

const written = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function hideOwn(reading: Reading, ownHost: string | null): Reading {
  const hosts = ownHost === null ? [] : [`(?:https?://)?${written(ownHost)}(?:[/:?#][^\\s)]*)?`]
  const addresses = [...ownAddresses].map(address => `(?:mailto:)?${written(address)}`)
  return rewrite(reading, new RegExp([...addresses, ...hosts].join('|'), 'g'), () => '')
}

function findUndisguised(text: string, { ownOrigin, judge = judgePassage }: DetectionOptions): Detection[] {
  const plain = readPlain(text)
  const joined = readJoined(plain)
  const told = readSpokenSigns(joined)
  const words = joinSpacedHosts(told)
  const numbers = writeNumbersInDigits(hideOtherNumbers(narrowSpaces(plain)))
  const found = (kind: ContactKind, reading: Reading, spans: readonly Span[]) =>
    spans.map(span => detect(kind, spanInOriginal(reading, span)))

  const ownHost = ownOrigin === undefined ? null : hostOf(ownOrigin)
  const links = findLinks(words, ownHost)
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
  return mergeDetections([...certain, ...findWorded(hideOwn(joined, ownHost), certain, judge)])
}

export function findDetections(text: string, options: DetectionOptions = {}): Detection[] {
  const found = findUndisguised(text, options)
  const disguised = findDisguised(text, part => findUndisguised(part, options))
  return disguised.length === 0 ? found : mergeDetections([...found, ...disguised])
}
