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

const defaultAddresses = ['support@rental-portal.example']

export type DetectionOptions = {
  readonly ownOrigin?: string | undefined // links may lead to it
  readonly ownAddresses?: readonly string[] | undefined // anyone may pass them on
  readonly judge?: (passage: Passage) => number // judges the wording; by default, as in any text
}

const findEmails = ({ text }: Reading): Span[] => [
  ...findSignedMail(text),
  ...findSpelledMail(text),
  ...findProviderMail(text),
]

const hostOf = (origin: string): string | null => /^\w+:\/\/([^/?#:]+)/.exec(folded(origin))?.[1] ?? null

/** As printed, not something that only looks like it. */
const isOwnAddress = (text: string, { kind, start, end }: Detection, own: readonly string[]): boolean =>
  kind === 'email' && own.includes(text.slice(start, end).toLowerCase())

const written = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function hideOwn(reading: Reading, ownHost: string | null, own: readonly string[]): Reading {
  const hosts = ownHost === null ? [] : [`(?:https?://)?${written(ownHost)}(?:[/:?#][^\\s)]*)?`]
  const addresses = own.map(address => `(?:mailto:)?${written(address)}`)
  return rewrite(reading, new RegExp([...addresses, ...hosts].join('|'), 'g'), () => '')
}

function findUndisguised(
  text: string,
  { ownOrigin, ownAddresses = defaultAddresses, judge = judgePassage }: DetectionOptions,
): Detection[] {
  const plain = readPlain(text)
  const joined = readJoined(plain)
  const told = readSpokenSigns(joined)
  const words = joinSpacedHosts(told)
  const numbers = writeNumbersInDigits(hideOtherNumbers(narrowSpaces(plain)))
  const found = (kind: ContactKind, reading: Reading, spans: readonly Span[]) =>
    spans.map(span => detect(kind, spanInOriginal(reading, span)))

  const ownHost = ownOrigin === undefined ? null : hostOf(ownOrigin)
  const own = ownAddresses.map(address => address.toLowerCase())
  const links = findLinks(words, ownHost)
  const certain = mergeDetections([
    ...found('email', words, findEmails(words)),
    ...found('email', joined, findDescribedMail(joined.text)),
    ...found('phone', numbers, [...findPhones(numbers), ...findInterleavedNumbers(numbers)]),
    ...findNumbersInParts(numbers).map(span => detect('phone', span)),
    ...found('phone', words, [...findVanityNumbers(words), ...findInterleavedNumbers(words)]),
    ...links.flatMap(link => found(isSocialHost(link.host) ? 'social' : 'website', words, [link])),
    ...found('social', words, [...findNames(words.text), ...findAccounts(words), ...findHandles(words)]),
    ...found('phrase', words, findPhrases(words)),
  ]).filter(detail => !isOwnAddress(text, detail, own))
  return mergeDetections([...certain, ...findWorded(hideOwn(joined, ownHost, own), certain, judge)])
}

export function findDetections(text: string, options: DetectionOptions = {}): Detection[] {
  const found = findUndisguised(text, options)
  const disguised = findDisguised(text, part => findUndisguised(part, options))
  return disguised.length === 0 ? found : mergeDetections([...found, ...disguised])
}
