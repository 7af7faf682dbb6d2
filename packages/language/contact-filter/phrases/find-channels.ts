// Tells a messenger named as a way to contact the author ("message me on Signal") from the same word in prose.
import type { Span } from '../reading/reading.ts'
import { endsWith, startsWith } from '../reading/words-around.ts'
import { type Channel, channels } from './channels.ts'

const means =
  /\b(?:via|using|use|over|through|join|install|download|prefer|my|our) $|\b(?:contact|reach|message|text|chat|write)(?: me| us)?\s?[:-]\s?$/
const invitation =
  /\b(?:message|msg|text|call|ping|dm|contact|reach|find|add|write|chat|talk|speak|join|follow|hit|get|meet|available|reachable|i'?m|i am|we'?re|we are)\b[^.!?\n]{0,30}\b(?:on|by|in|with) (?:the )?$/
const belonging =
  /^ ?(?:me|us|messenger|app|user ?name|user|id|number|chat|group|account|server|channel|invite|link|handle|tag|preferred|only)\b/
const address = /^ ?[:=@]|^(?: is)? [\w.]{2,32}#\d{4}\b|^ [-(]? ?\+?\(?\d{3}[) .-]{0,2}\d{3}|^ - /

const others =
  'whats ?app|telegram|signal|discord|skype|viber|we ?chat|messenger|imessage|sms|text|e-?mail|phone'
const listBefore = new RegExp(`\\b(?:${others})\\s?(?:[/,|&+]|or\\b|and\\b)\\s?$`)
const listAfter = new RegExp(`^\\s?(?:[/,|&+]|or\\b|and\\b)\\s?(?:${others})\\b`)

const lineStart = /(?:^|\n)[^\p{L}\p{N}\n]*$/u
const lineEnd = /^[^\p{L}\p{N}\n]*(?:$|\n)/u

const stands = (text: string, { start, end }: Span, before: RegExp, after: RegExp) =>
  endsWith(text, start, before) && startsWith(text, end, after)

function isUsedAsChannel(text: string, word: Span): boolean {
  return (
    endsWith(text, word.start, means) ||
    endsWith(text, word.start, invitation) ||
    endsWith(text, word.start, listBefore) ||
    startsWith(text, word.end, belonging) ||
    startsWith(text, word.end, address) ||
    startsWith(text, word.end, listAfter) ||
    stands(text, word, lineStart, lineEnd)
  )
}

function isOrdinary(text: string, word: Span, { ordinaryBefore, ordinaryAfter }: Channel): boolean {
  return endsWith(text, word.start, ordinaryBefore) || startsWith(text, word.end, ordinaryAfter)
}

export function findChannels(text: string): Span[] {
  return channels.flatMap(channel =>
    [...text.matchAll(channel.name)]
      .map(({ 0: name, index }) => ({ start: index, end: index + name.length }))
      .filter(word => !isOrdinary(text, word, channel))
      .filter(word => channel.countsByItself || isUsedAsChannel(text, word)),
  )
}
