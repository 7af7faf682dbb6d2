// Reads an address described in words: "janedoe, then the at sign, then gmail, then dot com", "sunnyflatsDOTcom", "linktr ee/name".
import { isTopLevelDomain } from '../links/domain.ts'
import { certainAtWords, certainDotWords, dotWords, slashWords } from './plain.ts'
import { endsWith, isCapital, type Reading, rewrite, rewriteAll, startsWith } from './reading.ts'

const pause = '[\\s,;]{1,3}'
const order = '(?:and|then|followed by|next|comes|comma|finally)(?:\\s(?:an?|the))?'
const article = `(?:${order}|an?|the|with|plus|there'?s)`
const endings = '(?=c[o0]m\\b|net\\b|org\\b|info\\b|biz\\b|edu\\b)'

const remark =
  /[\s,]{0,3}\(?\b(?:all )?(?:one word|no spaces?|without (?:the |any )?spaces?|all lower ?case|lowercase|no capitals)\b\)?/g
const at = new RegExp(
  `(?:${pause}${article}){0,4}${pause}(?:${certainAtWords}|@)(?:${pause}${article}){0,4}[,;]?(?=\\s)`,
  'g',
)
const plainAt = /^\s@$/
const everydayAt = new RegExp(
  `(?:${pause}${order}){1,3}${pause}at(?:${pause}(?:${order}|the)){1,3}(?=${pause})|,\\s?at,(?=\\s)`,
  'g',
)
const dot = new RegExp(
  `(?:(?:${pause}${order}){1,3}${pause}|,\\s?)(?:${certainDotWords}|period|point|full ?stop)(?:${pause}${order}){0,3}${pause}${endings}`,
  'g',
)
const ending = new RegExp(
  `[\\s,]{1,3}(?:(?:and|with|the)\\s){0,2}(?:ending|ends?|extension|suffix|tld|tail|finishing|finish(?:es)?)(?:\\s(?:in|with|is|of|on)){0,2}[\\s:,]{1,3}(?:dot\\s)?${endings}`,
  'g',
)
const letters = /(?<=\b(?:dot|period|point)[\s,]{1,2})(?:see|cee|c)[ -](?:oh|o)[ -](?:em|m)\b/g
const certainEnding = /^(?:c[o0]m|net|org|info|biz)$/
const gluedDot = /(?<=[a-z0-9-]{2}[\s([{]{0,2})dot(?=([a-z0]{2,12})(?![\p{L}\p{N}]))/gu
const gluedAt = /(?<=[a-z0-9])at(?=[a-z0-9])/g
const era =
  /^[ -](?:boom|era|bubble|bust|crash|days|years|offices?|compan|startups?|millionaire|money|lofts?|times|generation|craze|feel|vibe|style|mogul|giant|bro)/
const dotComAsWord = /\b(?:the|a|this|of|early|late|former|old|polka|era|\d0s|nineties)[ -]$/

/** Whether "com" at `index` ends the adjective "dot-com": "the dot com era". */
export const isDotComEra = (text: string, index: number): boolean => startsWith(text, index, era)

/** In a different case than the text around it: "sunnyflatsDOTcom". */
function standsOut(reading: Reading, start: number, end: number): boolean {
  const inside = isCapital(reading, start)
  return (
    inside === isCapital(reading, end - 1) &&
    inside !== isCapital(reading, start - 1) &&
    inside !== isCapital(reading, end)
  )
}

function withGluedDots(reading: Reading): Reading {
  const { text } = reading
  return rewrite(reading, gluedDot, ({ 0: { length }, 1: ending = '', index }) => {
    const end = index + length + ending.length
    const isWord = isDotComEra(text, end) || endsWith(text, index, dotComAsWord)
    const isMeant = certainEnding.test(ending) && !isWord
    const isShown = isTopLevelDomain(ending) && standsOut(reading, index, index + length)
    return isMeant || isShown ? '.' : null
  })
}

const withGluedAts = (reading: Reading): Reading =>
  rewrite(reading, gluedAt, ({ index }) => (standsOut(reading, index, index + 2) ? '@' : null))

export const readSpokenSigns = (reading: Reading): Reading =>
  withGluedAts(
    withGluedDots(
      rewriteAll(reading, [
        [remark, () => ''],
        [letters, () => 'com'],
        [at, ([told]) => (plainAt.test(told) ? null : told.includes('\n') ? '\n@' : ' @')],
        [everydayAt, () => ' @'],
        [dot, () => ' dot '],
        [ending, () => ' dot '],
      ]),
    ),
  )

/** Names that are always hosts, then names that are hosts only with a path after them. */
const certain =
  'bit ly|linktr ee|tinyurl com|tiny ?url com|cutt ly|goo gl|ow ly|rb gy|shorturl at|lnkd in|linktree com|calendly com|rebrand ly|forms gle|discord gg'
const withPath = 't me|wa me|m me|fb me|ig me|is gd|tiny cc|t ly|youtu be|x co|v gd|telegram me|signal me'
const anyHost = `(?!(?:${dotWords}) )[\\p{L}\\p{N}-]{1,40} (?:com|net|org|info|biz|io|app|ly|gl|gg)`
const path = `(?= ?/ ?[\\p{L}\\p{N}@]| (?:${slashWords}) [\\p{L}\\p{N}@])`

const spacedHost = new RegExp(
  `(?<![\\p{L}\\p{N}.@-])(?:(?:${certain})(?![\\p{L}\\p{N}])|(?:${withPath}|${anyHost})${path})`,
  'gu',
)

export const joinSpacedHosts = (reading: Reading): Reading =>
  rewrite(reading, spacedHost, ([host]) => host.replace(/ (?=\p{L}+$)/u, '.').replaceAll(' ', ''))
