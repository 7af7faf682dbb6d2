// Tells a messenger named as a way to contact the author ("message me on Signal") from the same word in prose.
import { endsWith, type Span, spansOf, startsWith } from '../reading/reading.ts'

const passesFor: Readonly<Record<string, string>> = {
  a: '[a4@]',
  e: '[e3]',
  i: '[i1!l]',
  l: '[l1!i]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7]',
}

/** Each letter can be written as a similar digit or sign. */
export const leet = (letters: string): string =>
  letters.replace(/[a-z]/g, letter => passesFor[letter] ?? letter)

/** A global pattern for phrases in lower case, separated by `|`. */
export function spellings(phrases: string): RegExp {
  const apart = phrases.replace(/[a-z](?=[a-z'])/g, '$&<>')
  const loose = leet(apart).replaceAll('<>', '[.*_-]?').replace(/ /g, '(?:[\\s_-]{0,3}|\\.)')
  return new RegExp(`(?<!\\p{L})(?:${loose})(?!\\p{L})`, 'gu')
}

type Channel = {
  readonly name: RegExp
  /** Right before or after, these show that the word does not mean the messenger. */
  readonly ordinaryBefore: RegExp
  readonly ordinaryAfter: RegExp
  /** Whether the word counts except in its ordinary uses, or only as a channel. */
  readonly countsByItself: boolean
}

const after = (...words: string[]) => new RegExp(`^(?:${words.join('|')})`, 'u')
const offices = "(?:'s|s')? (?:hq|headquarters?|offices?|campus|employees?|building|tower|engineers?)\\b"
/** "I was scammed over …" */
const warned = /\bscam(?:med|mer|mers|s)?(?: [a-z]+)? (?:over|on|via|through|by|from) $/
const streets =
  ' (?:ave|avenue|st|street|road|rd|hill|hills|court|ct|lane|ln|drive|dr|way(?! (?:easier|better|faster|quicker|more|is|to|for))|place|pl|boulevard|blvd|square|sq|terrace|circle|cir|loop|trail|alley|plaza|parkway|heights|park|gardens?|building|bldg|tower|house|hall|lofts?|apartments?|residences?|village|point|mountain|peak|and gazette|newspaper)\\b(?! (?:to|for) (?:chat|talk|reach|contact|message|text))'

const channels: readonly Channel[] = [
  {
    name: spellings("wh?at'?s app?|wass?app?"),
    ordinaryBefore: new RegExp(`\\binto (?:the |their |his |her )?$|${warned.source}`),
    ordinaryAfter: after(
      offices,
      streets,
      '-(?:is|free|only)-',
      '@\\p{L}+-',
      ' with me (?:night|day|all|every|about|since|while)',
    ),
    countsByItself: true,
  },
  {
    name: spellings('tele gram'),
    ordinaryBefore: new RegExp(`(?:press-|\\b(?:worcester|old|daily|evening) )$|${warned.source}`),
    ordinaryAfter: after(offices, streets),
    countsByItself: true,
  },
  {
    name: spellings('skype'),
    ordinaryBefore: /\bfor (?:[a-z]+ (?:or|and|&) )?$/,
    ordinaryAfter: after(
      offices,
      streets,
      '[ -](?:ready|calls|interviews|sessions|meetings|for business)\\b',
    ),
    countsByItself: true,
  },
  {
    name: spellings('zoom meetings?'),
    ordinaryBefore: /\b(?:for|during|your|every|any|each|daily|weekly|occasional|quiet) (?:[a-z]+ )?$/,
    ordinaryAfter: after('[ -](?:rooms?|space|area|corner|setup|nook|background|spot)\\b'),
    countsByItself: true,
  },
  {
    name: spellings('discord'),
    ordinaryBefore: /\b(?:no|any|without|of|sow|marital|family|avoid|some) $/,
    ordinaryAfter: after(offices, streets, ' (?:between|among|in|with)\\b'),
    countsByItself: false,
  },
  {
    name: spellings('signal'),
    ordinaryBefore:
      /\b(?:cell(?:ular)?|traffic|phone|mobile|wi-?fi|strong(?:er)?|weak|good|great|poor|bad|no|full|excellent|best|clear|reliable|solid|[345]g|lte|tv|radio|turn|stop|crossing|crosswalk|pedestrian|walk|gps|rail(?:road|way)?|bus|smoke|alarm|warning|bluetooth|wireless|internet|antenna|hdmi|data|satellite|t-mobile|verizon|at&t|at)[ -]$/,
    ordinaryAfter: after(
      "'s|s\\b|ed\\b",
      streets,
      '[ -](?:hill|street|mtn|butte|box|lights?|strength|bars|boost(?:er)?s?|coverage|corner|reception|quality|timing)\\b',
      '[ -](?:is|was|processing|controlled|iduna)\\b',
      '\\?$',
    ),
    countsByItself: false,
  },
]

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
    spansOf(text, channel.name)
      .filter(word => !isOrdinary(text, word, channel))
      .filter(word => channel.countsByItself || isUsedAsChannel(text, word)),
  )
}
