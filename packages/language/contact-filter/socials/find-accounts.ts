// Finds accounts: named together with their network ("insta: name", "sunny_flats on insta"), or without it ("@sunny_flats", "my handle everywhere is x").
import {
  endOfMatch,
  endsWith,
  type Reading,
  type Span,
  startOfMatch,
  startsWith,
} from '../reading/reading.ts'
import { findNetworks, type Network, readAccountName } from './account-names.ts'
import { findUnsignedAccount } from './find-unsigned-account.ts'

const label = /(?: (?:handle|name|user ?name|user|id|account|page|profile|tag|me|us))?/y
const mark = /[)\]]? ?(?:[:=>→⇒➡]+|\/ ?x:|\/\/|\|)\s?| -{1,2} /y
const ordinary =
  'is|are|was|an?|the|for|my|our|his|her|your|no|not|on|in|at|to|of|soon|well|usual|follows|seen|below|above|required|needed|optional|available|welcome|private|public|new'
const notOrdinary = `(?!(?:${ordinary})(?![\\p{L}\\p{N}]))`
const verb =
  / (?:is:?|'?s) (?!(?:mostly|mainly|just|only|all|full|basically|down|so|very|really|dead|not)\b)/y
const tagVerb = / is (?=[\w.]{2,32}#\d{4})/y
const labeledVerb = new RegExp(
  ` (?:(?:handle|user ?name|name|user|id|tag|nick) is:?|handle|user ?name|name|nick) ${notOrdinary}`,
  'uy',
)
/** "on insta under sunny_flats" */
const alias = new RegExp(
  `,? (?:under|as|by the name|called|named|known as)(?: the)?(?: user ?name| name| handle| user)?(?: of)? ${notOrdinary}`,
  'uy',
)
/** A name with a sign can stand alone on a line. */
const spaceOrLine =
  /[)\]]? |\.{2,3} ?| ?\p{So}{1,3} ?|, |\n(?=[\p{L}\p{N}.]{0,30}_[\p{L}\p{N}_.]{0,30}(?:\n|$))/uy

const anyName = /(?:live:)?[@#]? ?[\p{L}_][\p{L}\p{N}_.-]{0,39}(?:#\d{4})?/uy
const signedName = /@ ?[\p{L}_][\p{L}\p{N}_.-]{0,39}/uy
const invented = '[\\p{L}_](?=[\\p{L}\\p{N}]*[_.\\p{N}][\\p{L}\\p{N}_])[\\p{L}\\p{N}_.]{2,39}'
const inventedName = new RegExp(
  `@ ?[\\p{L}_][\\p{L}\\p{N}_.-]{0,39}|${invented}(?:#\\d{4})?|[\\p{L}_][\\p{L}\\p{N}_.]{1,31}#\\d{4}`,
  'uy',
)

const place = /\b(?:near|to|from|by|of|and|at) (?:the )?$/
const ours = /\b(?:my|our) (?:[a-z]+ )?$/
const invitation =
  /\b(?:dm|pm|message|msg|text|find|look|follow|add|hit|reach|contact|chat with|talk to|write|write to|friend|ping|see|check) (?:me|us)(?: (?:up|out))? (?:on|via|through|at|over|in) (?:my |our )?$/
const seeking = /\b(?:find|look|search|add|friend|message|reach|follow)\b[^.!?\n]{0,20} on $/
const on = '(?:(?: is)? (?:over )?(?:on|via|at|@) (?:the |my )?| \\()$'
const inventedBefore = new RegExp(
  `(?<![\\p{L}\\p{N}_.@])(?:@ ?|at )?(?:${invented}|[\\p{L}_][\\p{L}\\p{N}_.]{1,31}#\\d{4})${on}`,
  'u',
)
const nameBefore = /(?:@ |at )?[^ ]+/y
const soughtBefore = new RegExp(
  `\\b(?:search|look up|add|follow)(?: for)? ${notOrdinary}(?!(?:homes?|apartments?|rentals?|deals?|updates?|news|photos?|pictures|events?|us|me|it|this|that|them)\\b)[\\p{L}][\\p{L}\\p{N}]{3,30} on $`,
  'u',
)

/** The most certain mark first, with the names that count after it. */
function* startsOfName(text: string, network: Network, isOurs: boolean) {
  const { end: index, isEverydayWord, isChat } = network
  const afterLabel = endOfMatch(text, index, label) ?? index
  const [marked, unmarked] = isEverydayWord ? [inventedName, signedName] : [anyName, inventedName]
  if (!isEverydayWord) {
    yield { start: endOfMatch(text, index, labeledVerb), name: anyName }
    yield { start: endOfMatch(text, index, tagVerb) ?? endOfMatch(text, index, verb), name: inventedName }
    yield { start: endOfMatch(text, index, alias), name: isChat ? inventedName : anyName }
  }
  yield { start: endOfMatch(text, afterLabel, mark), name: marked }
  if (isOurs) yield { start: endOfMatch(text, afterLabel, verb), name: marked }
  yield { start: endOfMatch(text, afterLabel, spaceOrLine), name: unmarked }
}

/** `isOurs`: the author calls the network "my" or "our". */
function readAccount(text: string, network: Network, isOurs: boolean): Span | null {
  for (const { start, name } of startsOfName(text, network, isOurs)) {
    const end = start === null ? null : endOfMatch(text, start, name)
    if (start !== null && end !== null) return { start, end }
  }
  return null
}

/** "find me on the book as sunny flats" */
function readBook(text: string, { start, end }: Network): Span | null {
  const name = endsWith(text, start, seeking) ? endOfMatch(text, end, alias) : null
  const endOfName = name === null ? null : endOfMatch(text, name, anyName)
  return endOfName === null ? null : { start, end: endOfName }
}

/** "sunny_flats on insta", "search sunnyflats on instagram" */
const startOfNamedBefore = (text: string, { start, isEverydayWord }: Network): number | null =>
  isEverydayWord
    ? null
    : (startOfMatch(text, start, inventedBefore) ?? startOfMatch(text, start, soughtBefore))

function findSignedAccount(text: string, network: Network): Span | null {
  const { start, end, isChat, isNickname } = network
  if (text.startsWith('the book', start) && network.isEverydayWord) return readBook(text, network)
  const isOurs = endsWith(text, start, ours)
  const isPlace = !isNickname && !isOurs && endsWith(text, start, place)
  const account = isPlace ? null : readAccount(text, network, isOurs)
  if (account) return { start: isChat ? account.start : start, end: account.end }
  const before = startOfNamedBefore(text, network)
  if (before !== null)
    return { start: before, end: isChat ? (endOfMatch(text, before, nameBefore) ?? start) : end }
  return !isChat && endsWith(text, start, invitation) ? { start, end } : null
}

export function findAccounts(reading: Reading): Span[] {
  return findNetworks(reading.text).flatMap(network => {
    const signed = network.needsClearName ? null : findSignedAccount(reading.text, network)
    return [signed, findUnsignedAccount(reading, network)].filter(span => span !== null)
  })
}

const sign = /@/g
const nameAfter = /[a-z_][a-z0-9_.]{0,29}/y
const localPart = /[\p{L}\p{N}._%+@-]/u
const trailingDots = /\.+$/
const minNameLength = 3

const announcement =
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
    return isName || endsWith(text, index, announcement)
      ? [{ start: index, end: index + 1 + name.length }]
      : []
  })
}

const handleLabel =
  '(?:handle|user ?name|user id|screen ?name|account name|profile name|@ ?name|at name|tag|nick(?:name)?|alias|socials?|social media|accounts?|@)'
const things =
  '(?:socials?|social media|social networks?|networks?|platforms?|apps?|sites?|channels?|services?|media|messengers?|search (?:box|bar|engine)s?|chats?|programs?|of them|of the (?:usual )?(?:apps?|socials?|sites?|platforms?))'
const every =
  '(?:all|every|any|each|most|both|the usual|the other|other|whichever|whatever|your favorite|pretty much every|just about every)'
const everywhere = `(?:every ?where(?: else)?|any ?where(?: else)?|wherever|all over(?: the (?:internet|web|place))?|(?:on|across|for|through|over|in) ${every}(?: of)?(?: (?:my|our|the|your|major|big|popular|usual|other|main|social)){0,2} ${things}|on (?:my |our |the )?(?:socials|social media|the internet|the web)|across (?:the )?(?:socials|platforms|apps|board))`
const handleVerb =
  "(?: ?[:=,-]{1,2}| is| are|'s| would be| should be| has always been| stays| goes by| it is| it's)"
const quotes = ' ?["\'(]?'

/** "my handle everywhere is …", "same username on every app: …" */
const labelFirst = new RegExp(
  `(?<![\\p{L}-])(?:my|our|the same|same|one|usual|his|her|their|this)(?: (?:usual|same|one|social|online|public|business|company|only|old)){0,2} (?:${handleLabel}|name|at)(?: (?:[a-z]{1,9} ){0,2}?(?<every>${everywhere}))?(?:[ ,]{1,2}(?:for (?:that|it|this)|too|there|by the way|btw))?${handleVerb}(?: (?:just|simply|still|always|the same))?${quotes}(?=[\\p{L}_])`,
  'gu',
)
/** "find me everywhere as …", "on all socials I'm …", "everywhere: …" */
const everywhereFirst = new RegExp(
  `(?<![\\p{L}-])${everywhere}[ ,]{0,2}(?:${handleVerb}|(?: ?(?:you (?:can|will|'ll) find|look for|search(?: for)?|find|i'?m|i am|we'?re|we are|i go by|we go by|it'?s|known as|as|under|by|called|with)(?: (?:me|us))?(?: (?:as|under|by|the name|my name|the same name|name|handle|user ?name|just|called))*))${quotes}(?=[\\p{L}_])`,
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
