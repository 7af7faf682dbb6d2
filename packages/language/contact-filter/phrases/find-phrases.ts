// Finds the phrases of spec §5 that ask for contact outside the platform, and other ways off it, which count
// alike and are left in the text.
import { endsWith, type Reading, type Span, spansOf, startsWith } from '../reading/reading.ts'
import { sentencesOf } from '../wording/find-worded.ts'
import { judgeWording, surelyInnocent } from '../wording/judge-wording.ts'
import { findChannels, spellings } from './find-channels.ts'

/** First those that only people pay each other with, then those that shops take too. */
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

function findPayments(text: string): Span[] {
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

const isOnlyMentioned = (text: string, index: number) => endsWith(text, index, refusedBefore)

const fewWords = " (?:[\\p{L}']{1,12} ){0,4}"

/** A global pattern of whole words; "~" stands for up to four words. */
const sentencePatterns = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${patterns.join('|').replaceAll(' ~ ', fewWords)})(?!\\p{L})`, 'gu')

const picture =
  '(?:photos?|pictures?|pics?|images?|slides?|screenshots?|snapshots?|videos?|clips?|shots?|gallery|thumbnails?|floor ?plans?|avatar|album)'
const own = String.raw`(?:(?:my|our) (?:\p{L}{1,10} ){0,2}?|(?:phone|cell|contact|direct|mobile|whatsapp|real) )(?:numbers?|cell|phone|digits|contacts?|contact (?:info|details|information)|info|details|e-?mail|mail|handle|insta|instagram|ig|business card|card|website|site|address|qr|code)`
const qr = String.raw`(?:q\.?r\.?(?:[ -]?codes?)?|bar ?code|scan(?:nable)? codes?|square code|little square)`
const clause = String.raw`[^.!?\n]{0,40}?`
const inPictures: readonly string[] = [
  String.raw`${qr}(?! (?:sticker|label)s?)(?!\p{L})${clause}(?<!\p{L})(?:in|on|at|inside|from|under|of|see|is|as|with) ~ (?:last |first |second |third |\d(?:st|nd|rd|th) )?${picture}`,
  String.raw`scan ~ (?:${qr}|code|picture|photo|image|it|square)${clause}(?<!\p{L})(?:to (?:reach|contact|message|chat|talk|text|call|connect|pay (?:me|us)|get (?:me|us|in touch)|add|find|follow)|${picture}|for my|for our|and (?:we|you))`,
  String.raw`${own}(?!\p{L})${clause}(?<!\p{L})(?:in|on|at|inside|under|within|see|hidden) ~ (?:last |first |second |third |\d(?:st|nd|rd|th) )?(?:${picture}|bio|caption|(?:yard |window |rent )?sign|flyer|poster|banner|business card|file name|pdf|attachment)`,
]

const network =
  'viber|we ?chat|weixin|kakao(?: ?talk)?|zalo|kik|telegram|whats ?app|skype|discord|messenger|face ?time|i ?message|hang ?outs|insta(?:gram)?|ig|fb|facebook|snap ?chat|linked ?in|venmo|zelle|cash ?app|pay ?pal|wire'

const awayFromHere: readonly string[] = [
  String.raw`(?:${network}) (?:me|us)(?!\p{L})(?! here)`,
  '(?:google|search|look up) (?:for )?(?:me|us|(?:my|our) (?:(?:company|business|agency|shop|full|last)(?: name)?|name))(?! (?:on|in|under|here))',
  String.raw`(?:talk|chat|deal|pay|rent|lease|text|continue|speak|connect|discuss|message|contact|reach|move|take|communicate|finish|write|meet|do|handle|settle|arrange|book|sign|keep|work|go|close|complete|negotiate|it|this|everything) ~ (?:off|outside(?: of)?|away from) (?:the|this) (?:app|portal|site|web ?site|platform|service|messenger)(?! (?:window|door|office|plan))(?<!(?:turn|switch|shut|log|sign|power|taken|take|comes?|fell)(?:ed|ing)? (?:it )?off (?:the|this) [\p{L} ]{2,9})`,
  String.raw`(?:talk|chat|speak|conversation|discussion|text|write) (?:\p{L}{1,9} )?(?:somewhere else|elsewhere|offline)`,
  String.raw`(?:ask|see)[^.!?\n]{0,40}(?<!\p{L})for (?:my|our) (?:business )?(?:card|number|digits)(?! on file)`,
  '(?:bypass|skip|ditch|get off) (?:this|the) (?:chat|app|site|inbox|portal|platform)',
  "links? (?:is |are |'s )?in (?:my|our|the) (?:bio|profile|caption|first photo)",
]

const sentences = sentencePatterns([...inPictures, ...awayFromHere])

function findWaysOutside(text: string): Span[] {
  const requests = spansOf(text, sentences).filter(({ start }) => !isOnlyMentioned(text, start))
  return [...findPayments(text), ...requests]
}

const phrases = spellings(
  [
    'call me',
    'text me',
    'e mail me',
    'contact me (?:directly )?outside',
    'reach out (?:to (?:me|us) )?directly',
    'my web site',
    'my company',
    'outside (?:of )?(?:the|this) platform',
    'off platform',
  ].join('|'),
)

/** "No WhatsApp please, I answer only here" */
const isMeantIn = (text: string) => {
  const sentences = sentencesOf(text)
  return ({ start }: Span): boolean => {
    const sentence = sentences.find(({ end }) => start < end)
    return sentence === undefined || judgeWording(text.slice(sentence.start, sentence.end)) > surelyInnocent
  }
}

export function findPhrases({ text }: Reading): Span[] {
  return [...spansOf(text, phrases), ...findChannels(text).filter(isMeantIn(text)), ...findWaysOutside(text)]
}
