// Finds email addresses with a word for the "@": "jane at gmail dot com", "juana arroba gmail".
import type { Span } from '../reading/reading.ts'
import { certainAtWords } from '../reading/symbol-words.ts'
import { endsWith } from '../reading/words-around.ts'
import { localPartBefore } from './local-part.ts'
import { readMailDomain } from './mail-domain.ts'

const signWords = new RegExp(`\\s(?:(?:over\\s)?(at|chez)|${certainAtWords})(?=\\s)`, 'g')
const inventedName = /\p{L}(?:[._+][\p{L}\p{N}]|\p{N})/u
const invitation =
  /\b(?:e-?mail|mail|write|correo|contact|reach|message|ask)(?:[\s:]+(?:to|me|us|is|address|my|at))*[\s:]+$/

/** Words before "at" that make it part of a sentence: "look at sunnyflats dot com". */
const sentence =
  /(?:^|[^\p{L}])(?:look|looking|me|us|see|seen|find|found|visit|online|is|are|available|listed|posted|here|more|info|information|details|photos?|pictures|tour|video|apply|view|out|check|book|click|over|it|works?|worked|working|employed|formerly|engineers?|staff|employees|team|people|everyone|job|jobs?|offices?|web ?site|site|page|located|starts?|starting|rents?)$/u

/** Whether the everyday word "at" means "@", given the name before it and the domain after it. */
function isMeant(
  text: string,
  local: Span,
  domain: { isProvider: boolean; isWhole: boolean; spelledOut: boolean },
) {
  if (domain.isProvider && domain.isWhole) return true
  if (endsWith(text, local.end, sentence)) return false
  return (
    domain.isProvider ||
    domain.spelledOut ||
    inventedName.test(text.slice(local.start, local.end)) ||
    endsWith(text, local.start, invitation)
  )
}

export function findSpelledMail(text: string): Span[] {
  return [...text.matchAll(signWords)].flatMap(({ 0: sign, 1: everyday, index }) => {
    const local = localPartBefore(text, index)
    const domain = local.start < local.end ? readMailDomain(text, index + sign.length, false) : null
    const isNextLine = text.charAt(index) === '\n'
    if (!domain || (isNextLine && !domain.isWhole)) return []
    return everyday === undefined || isMeant(text, local, domain)
      ? [{ start: local.start, end: domain.end }]
      : []
  })
}
