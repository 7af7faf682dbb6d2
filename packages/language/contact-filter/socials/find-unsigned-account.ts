// Finds an account named right after its network: "IG sunnyhomessf", "we're on Line as jennyrents".
import {
  endOfMatch,
  endsWith,
  isCapital,
  type Reading,
  type Span,
  startOfMatch,
  startsWith,
} from '../reading/reading.ts'
import { type AccountName, type Network, readAccountName } from './account-names.ts'

const label = ' (?:handle|account|user ?name|user|name|id|page|profile|tag|contact)'
const told =
  "(?:,? (?:is|es|son|como|soy|as|under|it's|at|by the name(?: of)?|called|named|known as|by)(?: just)?(?: the(?: name| user ?name)?)?(?: of)?)"
const gap = new RegExp(
  `(?:${label})?(?:${told})?(?: ?(?:[:=,>|/]|-{1,2}|\\.{2,3}))? ?["'(]?(?=[\\p{L}_])`,
  'uy',
)
const saysName = new RegExp(`^(?:${label}|${told}| ?[:=])`, 'u')
const isLabeled = new RegExp(`^(?:${label}(?:${told}| ?[:=-])?|(?: ?[:=]))`, 'u')

const person =
  "my|our|add|find|follow|message|msg|dm|pm|hit|reach|contact|search|look|ping|text|chat|talk|write|friend|i'?m|i am|we'?re|we are|me|us|tag|check"
const invited = new RegExp(
  `(?:^|[^\\p{L}])(?:${person})(?: (?!not |never |no )[\\p{L}']{1,12}){0,3}? $|(?:^|[^\\p{L}])(?:my|our) $`,
  'u',
)
const startsClause = /(?:^|[\n.,;:!?(/|] ?|\s- )$/
const place = /\b(?:near|to|from|by|of|and|at) (?:the )?$/
const otherThing =
  /\b(?:[a-z]+[ -])?(?:bus|train|subway|metro|tram|gas|water|power|phone|clothes?|drain|sewer|cable|property|fence|fuel|vent|dryer|traffic|cell|the|a|an|\w) $/

const nextWord = / \p{L}{2,}/uy

/** "Tamika Rowlands" */
function isFullName(reading: Reading, { end }: Span): boolean {
  const next = endOfMatch(reading.text, end, nextWord)
  return next !== null && isCapital(reading, end + 1) && !isCapital(reading, next - 1)
}

const introducedBefore =
  /(?<!\p{L})(?:we'?re|i'?m|we are|i am|look for|search(?: for)?|find|listed as|known as|under|as|name is|is) (?:the )?(?:[\p{L}\p{N}']{2,20} ){1,3}(?:over )?on (?:the )?$/u
const nameAfterIntroduction =
  /(?:we'?re|i'?m|we are|i am|look for|search(?: for)?|find|listed as|known as|under|as|name is|is) (?:the )?/uy

/** "we're Coastline Keys on Facebook" */
function startOfIntroduced(reading: Reading, { start }: Network): number | null {
  const introduction = startOfMatch(reading.text, start, introducedBefore)
  const name = introduction === null ? null : endOfMatch(reading.text, introduction, nameAfterIntroduction)
  return name !== null && isCapital(reading, name) && !isCapital(reading, name + 1) ? name : null
}

function isMeant(reading: Reading, network: Network, name: AccountName): boolean {
  const { text } = reading
  const isInvited = endsWith(text, network.start, invited)
  const between = text.slice(network.end, name.start)
  if (network.isEverydayWord) {
    const isOwn = isInvited && !endsWith(text, network.start, otherThing)
    const isNamed = isLabeled.test(between) && endsWith(text, network.start, startsClause)
    return (isOwn || isNamed) && name.isInvented && (saysName.test(between) || name.endsClause)
  }
  if (name.isInvented)
    return network.isNickname || network.isChat || isInvited || !endsWith(text, network.start, place)
  const isLong = name.length > 4
  const isPerson = name.isProper && isFullName(reading, name) && !endsWith(text, network.start, place)
  if (
    isPerson &&
    (isInvited || network.isNickname || endsWith(text, network.start, startsClause)) &&
    !network.isChat
  )
    return true
  if (isInvited && saysName.test(between)) return isLong && name.endsClause
  if (between.includes(',')) return false
  const isCertain = network.isNickname && !text.startsWith('snap', network.start)
  return isCertain && name.endsClause && isLong && (isInvited || endsWith(text, network.start, startsClause))
}

const wordStart = /(?<![\p{L}\p{N}_.@-])[\p{L}_](?=[\p{L}\p{N}_.-]{4})/gu
const sentence = /[.!?](?=\s)|\n/
const nearby = 70

/** An account's name in the same sentence as its network: "Kik is old, but I'm still there as tumbleweedterry". */
function findNearby(reading: Reading, { start, end }: Network): Span | null {
  const { text } = reading
  const before = text.slice(Math.max(0, start - nearby), start)
  const after = text.slice(end, end + nearby)
  const from = start - (before.split(sentence).at(-1)?.length ?? 0)
  const to = end + (after.split(sentence)[0]?.length ?? 0)
  wordStart.lastIndex = from
  for (let word = wordStart.exec(text); word && word.index < to; word = wordStart.exec(text)) {
    const name = word.index >= end || word.index < start ? readAccountName(reading, word.index) : null
    const isCode = name !== null && isCapital(reading, name.start) && isCapital(reading, name.end - 1)
    if (name?.isUnmistakable && !isCode && (name.start >= end || name.end <= start)) return name
  }
  return null
}

/** From the network on, or only the name if the network is its own phrase. */
export function findUnsignedAccount(reading: Reading, network: Network): Span | null {
  const { text } = reading
  const introduced = network.isEverydayWord ? null : startOfIntroduced(reading, network)
  if (introduced !== null) return { start: introduced, end: network.end }
  const next = findNext(reading, network)
  if (startsWith(text, network.end, /^\s?\.\s?[\p{L}]/u)) return next
  const isPlain = !network.isEverydayWord && !text.startsWith('snap', network.start)
  return next ?? (isPlain || invitedSnap(text, network) ? findNearby(reading, network) : null)
}

/** "snap" is a verb too. */
const invitedSnap = (text: string, { start, end, isEverydayWord }: Network): boolean =>
  !isEverydayWord && (endsWith(text, start, startsClause) || startsWith(text, end, /^ (?:is|me|works|name)/))

function findNext(reading: Reading, network: Network): Span | null {
  const { text } = reading
  const start = endOfMatch(text, network.end, gap)
  if (start === null || start === network.end) return null
  const name = readAccountName(reading, start)
  if (!name || !isMeant(reading, network, name) || startsWith(text, name.end, /^[@]/)) return null
  return { start: network.isChat ? name.start : network.start, end: name.end }
}
