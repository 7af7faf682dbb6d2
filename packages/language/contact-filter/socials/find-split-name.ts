// Finds a likely part of an account or an address in a text whose author seems to lead people away: "search
// karinovsky", later "with _rentsf behind it".
import {
  endsWith,
  isCapital,
  type Reading,
  type Span,
  spanInOriginal,
  startsWith,
} from '../reading/reading.ts'
import { isKnownWord } from '../wording/judge-conversation.ts'
import { findNetworks, readAccountName } from './account-names.ts'

/** That a word is unknown says too little: many are in other languages. */
const worthOfUnknown = 1
const enough = 3.5

const word = /(?<![\p{L}\p{N}_.@'’-])[@_.-]?[\p{L}\p{N}_][\p{L}\p{N}_.'-]{2,39}/gu
const startsWithSign = /^(?:[_@.]\p{L}{3}|_[\p{L}\d]|-\d{4})/u
const sought =
  /(?<!\p{L})(?:search|find|look (?:for|up)|look|add|google|follow|(?:handle|id|user ?name|user|tag|profile|page|account|mail)(?:'s| is|:)|under|called|as|type|i'm|i am|slash|加我|搜)(?: for)? ["'“]?$/u
const joinedBefore = /(?<!\p{L})(?:then|plus|followed by|underscore|dash|dot|hyphen|slash) ["'“]?$/u
const joinedAfter =
  /^["'”]?,? (?:then|(?:right )?(?:behind|after|before) it|(?:and )?(?:the )?(?:ending|end)|at the end|in front|all one word|no spaces?|underscore|dash|dot)(?!\p{L})/u

/** "on signal I'm": everyday words that are networks here. */
const otherNetworks =
  /微信|카톡|(?<!\p{L})on (?:signal|line|x|the gram) (?:i'm|i am|my|under|as|it's)(?!\p{L})/u
/** "_redroof" anywhere; "jane.doe88" alone, unless it is a file. */
const nothingElse =
  /(?<!\S)_[a-z]|^\s*(?=\S{8})[a-z]+[._](?!pdf|jpe?g|png|docx?|zip|mov|mp4)[a-z]+[a-z\d._]*\s*$/
/** Model numbers are written in capitals. */
const model = /^(?=.*\d)[^a-z]+$/
const hasLetters = /[a-z]{3}/
/** Names of accounts have none: "llegaré" */
const accented = /[à-öø-ÿ]/i

function worthOfWord(reading: Reading, { start, end }: Span, hasNetwork: boolean): number {
  const { text } = reading
  const written = text.slice(start, end)
  const account = readAccountName(reading, start)
  const isUnknown = hasLetters.test(written) && !written.split(/[-._]/).every(isKnownWord)
  const hasSign = startsWithSign.test(written)
  const isInvented = account?.isInvented ?? false
  const source = spanInOriginal(reading, { start, end })
  const original = reading.original.slice(source.start, source.end)
  if (model.test(original) || accented.test(original)) return 0
  if (!isUnknown && !hasSign && !(isInvented && hasLetters.test(written))) return 0
  const facts: readonly (readonly [worth: number, isShown: boolean])[] = [
    [2.5, hasSign],
    [1, isInvented],
    [1, account?.isUnmistakable ?? false],
    [worthOfUnknown, isUnknown],
    [1.5, endsWith(text, start, sought)],
    [1, endsWith(text, start, joinedBefore) || startsWith(text, end, joinedAfter)],
    [1, text.replace(written, '').trim().length < 4], // the text says nothing else
    [-0.5, isCapital(reading, start)], // like the name of a person or a place
    [1, hasNetwork],
  ]
  return facts.reduce((total, [worth, isShown]) => total + (isShown ? worth : 0), 0)
}

/** In the last of the texts, all by one person; null if there is none. */
export function findSplitName(texts: readonly Reading[], suspicionOf: () => number): Span | null {
  const last = texts.at(-1)
  if (!last) return null
  const hasNetwork = texts.some(
    ({ text }) =>
      otherNetworks.test(text) || findNetworks(text).some(({ isEverydayWord }) => !isEverydayWord),
  )
  const words = [...last.text.matchAll(word)].map(({ 0: written, index }) => {
    const span = { start: index, end: index + written.replace(/[.'-]+$/, '').length }
    return { ...span, worth: worthOfWord(last, span, hasNetwork) }
  })
  const [best] = words.toSorted((one, other) => other.worth - one.worth)
  if (!best || best.worth <= worthOfUnknown) return null
  const suspicion = suspicionOf()
  if (suspicion <= 0 && !hasNetwork && !nothingElse.test(last.text)) return null
  return best.worth + Math.max(0, suspicion) >= enough ? spanInOriginal(last, best) : null
}
