// Finds payment apps that are offered instead of the portal's own payments: "Zelle is easiest for the deposit".
import type { Span } from '../reading/reading.ts'
import { endsWith, startsWith } from '../reading/words-around.ts'

/** Apps that people pay each other with, then those that are also used in shops and at machines. */
const apps = 'zelle|venmo|cash ?app|pay ?pal|western union|money ?gram|bizum|xoom|remitly'
const money =
  'apple ?(?:cash|pay)|google pay|g ?pay|revolut|bitcoin|btc|usdt|crypto|gift cards?|wire transfers?|wire|cash'
const payment = new RegExp(`(?<![\\p{L}\\p{N}])(?:(${apps})|${money})(?![\\p{L}\\p{N}])`, 'gu')
const list = `(?:(?:${apps}|${money}|checks?|card)(?:,? (?:and|or) |, ?| ?[/&] ?)){0,4}`
/** The text warns about it, reports it, or asks for it rather than offering it. */
const refusedBefore = new RegExp(
  `(?:^|[^\\p{L}])(?:never|don'?t|do not|not|no|nothing|nobody|won'?t|avoid|cannot|can'?t|without|doesn'?t|does not|isn'?t|refuse|than|ask(?:s|ed|ing)?|request(?:s|ed|ing)?|wants?|wanted|demand(?:s|ed|ing)?|tells?|told|scam\\p{L}*|anyone|someone|if|do you (?:accept|take)|(?:can|could|may) (?:i|we|tenants?) pay|(?:how|where|when) (?:do|can|should|shall) (?:i|we) pay(?: [^\\s.,;:!?]{1,14}){0,3},?)(?: [^\\s.,;:!?]{1,14}){0,6} ${list}$`,
  'u',
)
const refusedAfter =
  /^[^.!?\n]{0,30}(?:\bscams?|\bfraud|suspicious|report (?:it|them|him|her)|not (?:accepted|allowed|possible|taken|safe)|never|red flag|headquarters|\bhq\b|offices?|campus|employees?|tower|each other|my roommates?|our roommates?|park\b|requests?\b|(?:accepted|allowed|okay|ok|possible|an option)\b[^.!?\n]{0,60}\?)/
const elsewhereBefore =
  /(?:split|roommates?|housemates?|each other|between us|friends?|laundry|machines?|washers?|meters?|kiosk|cafe|store)[^.!?\n]{0,30}$/
const usedBefore =
  /(?:^|[^\p{L}])(?:via|by|through|thru|using|with|use|over|on|my|our|accepts?|takes?|taking|prefer|send|sends?|pay|paid|payable|have|got|is|do|offer|just|please|can|could|you|to|or|and|also|me|us|deposit|rent|it|then|works?|in)(?: (?:my|our|me|us|it|a|an|the)){0,2} $|(?:^|[\n.,;:!?(/|&] ?|\s- )$/u
const moneyBefore =
  /(?<!\p{L})(?:pay|send|deposit|rent|hold|money|balance)[^.!?\n]{0,24} (?:via|by|with|through|in|using|over|as) (?:a |an )?$/u
const usedAfter = /^(?:[ ,.!?/)\n]|$)/

export function findPayments(text: string): Span[] {
  return [...text.matchAll(payment)].flatMap(({ 0: { length }, 1: app, index }) => {
    const end = index + length
    const isToMe = app !== undefined && startsWith(text, end, /^(?: it)?(?: to)? (?:me|us)\b/)
    const isRefused =
      isOnlyMentioned(text, index) ||
      startsWith(text, end, refusedAfter) ||
      endsWith(text, index, elsewhereBefore)
    const isUsed =
      endsWith(text, index, app === undefined ? moneyBefore : usedBefore) && startsWith(text, end, usedAfter)
    return isToMe || (isUsed && !isRefused) ? [{ start: index, end }] : []
  })
}

/** Whether the text warns about the app at `index`, reports it, or asks for it. */
export const isOnlyMentioned = (text: string, index: number) => endsWith(text, index, refusedBefore)
