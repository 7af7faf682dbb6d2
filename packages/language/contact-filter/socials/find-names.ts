// Finds accounts named without their network: "@sunny_flats", "my handle everywhere is x", "x on all socials".
import { endOfMatch, endsWith, type Reading, type Span, startsWith } from '../reading/reading.ts'
import { readAccountName } from './account-names.ts'

const sign = /@/g
const nameAfter = /[a-z_][a-z0-9_.]{0,29}/y
const localPart = /[\p{L}\p{N}._%+@-]/u
const trailingDots = /\.+$/
const minNameLength = 3

const invitation =
  /\b(?:dm|dms|pm|ig|insta|instagram|snap|snapchat|twitter|tiktok|fb|facebook|tg|telegram|threads|follow|message|handle|add|venmo|discord|kik|x)(?: \w{1,10}){0,2}[ :=-]*$/

/** After "@" these are times, places, or people of the conversation. */
const ordinaryWords = new Set(
  `first last noon midnight night dusk dawn sunset once least all the this that home work location corner media
  import school station lobby entrance building apartment office garage address about tenant tenants landlord
  landlords owner manager everyone everybody neighbors`.split(/\s+/),
)

export function findNames(text: string): Span[] {
  return [...text.matchAll(sign)].flatMap(({ index }) => {
    const end = localPart.test(text.charAt(index - 1)) ? null : endOfMatch(text, index + 1, nameAfter)
    if (end === null) return []
    const name = text.slice(index + 1, end).replace(trailingDots, '')
    const isName = name.length >= minNameLength && !ordinaryWords.has(name)
    return isName || endsWith(text, index, invitation) ? [{ start: index, end: index + 1 + name.length }] : []
  })
}

const label =
  '(?:handle|user ?name|user id|screen ?name|account name|profile name|@ ?name|at name|tag|nick(?:name)?|alias|socials?|social media|accounts?|@)'
const things =
  '(?:socials?|social media|social networks?|networks?|platforms?|apps?|sites?|channels?|services?|media|messengers?|search (?:box|bar|engine)s?|chats?|programs?|of them|of the (?:usual )?(?:apps?|socials?|sites?|platforms?))'
const every =
  '(?:all|every|any|each|most|both|the usual|the other|other|whichever|whatever|your favorite|pretty much every|just about every)'
const everywhere = `(?:every ?where(?: else)?|any ?where(?: else)?|wherever|all over(?: the (?:internet|web|place))?|(?:on|across|for|through|over|in) ${every}(?: of)?(?: (?:my|our|the|your|major|big|popular|usual|other|main|social)){0,2} ${things}|on (?:my |our |the )?(?:socials|social media|the internet|the web)|across (?:the )?(?:socials|platforms|apps|board))`
const verb =
  "(?: ?[:=,-]{1,2}| is| are|'s| would be| should be| has always been| stays| goes by| it is| it's)"
const quotes = ' ?["\'(]?'

/** "my handle everywhere is …", "same username on every app: …" */
const labelFirst = new RegExp(
  `(?<![\\p{L}-])(?:my|our|the same|same|one|usual|his|her|their|this)(?: (?:usual|same|one|social|online|public|business|company|only|old)){0,2} (?:${label}|name|at)(?: (?:[a-z]{1,9} ){0,2}?(?<every>${everywhere}))?(?:[ ,]{1,2}(?:for (?:that|it|this)|too|there|by the way|btw))?${verb}(?: (?:just|simply|still|always|the same))?${quotes}(?=[\\p{L}_])`,
  'gu',
)
/** "find me everywhere as …", "on all socials I'm …", "everywhere: …" */
const everywhereFirst = new RegExp(
  `(?<![\\p{L}-])${everywhere}[ ,]{0,2}(?:${verb}|(?: ?(?:you (?:can|will|'ll) find|look for|search(?: for)?|find|i'?m|i am|we'?re|we are|i go by|we go by|it'?s|known as|as|under|by|called|with)(?: (?:me|us))?(?: (?:as|under|by|the name|my name|the same name|name|handle|user ?name|just|called))*))${quotes}(?=[\\p{L}_])`,
  'gu',
)
/** "I'm … everywhere", "look up … on any app" */
const nameFirst = new RegExp(
  `(?<![\\p{L}-])(?:i'?m|i am|we'?re|we are|it'?s|that'?s|go by|goes by|known as|as|under|search(?: for)?|look(?:ing)? (?:up|for)|find|add|follow|called|named|type|is)(?: me as| us as)?${quotes}(?=[\\p{L}_])`,
  'gu',
)
const everywhereAfter = new RegExp(
  `^["')]?,? (?:(?:pretty much|basically|literally|just about) )?${everywhere}(?![\\p{L}])`,
  'u',
)
const author =
  /(?:^|[^\p{L}])(?:i|i'm|im|me|my|we|we're|us|our|same (?:name|handle|user ?name)|handle|username|social|socials)(?:[^\p{L}]|$)/u

export function findHandles(reading: Reading): Span[] {
  const { text } = reading
  const found: Span[] = []
  for (const match of text.matchAll(labelFirst)) {
    const name = readAccountName(reading, match.index + match[0].length)
    const isMeant = name && (name.isInvented || (match.groups?.every !== undefined && name.length > 3))
    if (isMeant) found.push({ start: match.index, end: name.end })
  }
  for (const match of text.matchAll(everywhereFirst)) {
    const name = readAccountName(reading, match.index + match[0].length)
    const around = text.slice(Math.max(0, match.index - 40), name?.start ?? match.index)
    if (name?.isInvented && author.test(around)) found.push({ start: match.index, end: name.end })
  }
  for (const match of text.matchAll(nameFirst)) {
    const name = readAccountName(reading, match.index + match[0].length)
    if (name?.isInvented && startsWith(text, name.end, everywhereAfter)) found.push(name)
  }
  return found
}
