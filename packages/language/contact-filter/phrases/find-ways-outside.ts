// Finds ways off the platform that spec §5 does not name; like its phrases, they count and stay in the text.
import type { Span } from '../reading/reading.ts'
import { findPayments, isOnlyMentioned } from './find-payments.ts'

const fewWords = " (?:[\\p{L}']{1,12} ){0,4}"

/** A global pattern that matches any of these parts of sentences, at whole words; "~" stands for up to four words. */
const sentencePatterns = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${patterns.join('|').replaceAll(' ~ ', fewWords)})(?!\\p{L})`, 'gu')

const picture =
  '(?:photos?|pictures?|pics?|images?|slides?|screenshots?|snapshots?|videos?|clips?|shots?|gallery|thumbnails?|floor ?plans?|avatar|album)'
const own = String.raw`(?:(?:my|our) (?:\p{L}{1,10} ){0,2}?|(?:phone|cell|contact|direct|mobile|whatsapp|real) )(?:numbers?|cell|phone|digits|contacts?|contact (?:info|details|information)|info|details|e-?mail|mail|handle|insta|instagram|ig|business card|card|website|site|address|qr|code)`
const qr = String.raw`(?:q\.?r\.?(?:[ -]?codes?)?|bar ?code|scan(?:nable)? codes?|square code|little square)`
const clause = String.raw`[^.!?\n]{0,40}?`
/** What people write about details hidden in pictures: "QR code is on picture 3". */
const inPictures: readonly string[] = [
  String.raw`${qr}(?! (?:sticker|label)s?)(?!\p{L})${clause}(?<!\p{L})(?:in|on|at|inside|from|under|of|see|is|as|with) ~ (?:last |first |second |third |\d(?:st|nd|rd|th) )?${picture}`,
  String.raw`scan ~ (?:${qr}|code|picture|photo|image|it|square)${clause}(?<!\p{L})(?:to (?:reach|contact|message|chat|talk|text|call|connect|pay (?:me|us)|get (?:me|us|in touch)|add|find|follow)|${picture}|for my|for our|and (?:we|you))`,
  String.raw`${own}(?!\p{L})${clause}(?<!\p{L})(?:in|on|at|inside|under|within|see|hidden) ~ (?:last |first |second |third |\d(?:st|nd|rd|th) )?(?:${picture}|bio|caption|(?:yard |window |rent )?sign|flyer|poster|banner|business card|file name|pdf|attachment)`,
]

const network =
  'viber|we ?chat|weixin|kakao(?: ?talk)?|zalo|kik|telegram|whats ?app|skype|discord|messenger|face ?time|i ?message|hang ?outs|insta(?:gram)?|ig|fb|facebook|snap ?chat|linked ?in|venmo|zelle|cash ?app|pay ?pal|wire'

/** How people ask to leave the portal: "viber me", "we can finish this off the app". */
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

export function findWaysOutside(text: string): Span[] {
  const told = [...text.matchAll(sentences)]
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
    .filter(({ start }) => !isOnlyMentioned(text, start))
  return [...findPayments(text), ...told]
}
