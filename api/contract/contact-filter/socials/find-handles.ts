// Finds accounts named without their network: "my handle everywhere is x", "x on all socials", "same name on every app: x".
import type { Reading, Span } from '../reading/reading.ts'
import { startsWith } from '../reading/words-around.ts'
import { readAccountName } from './account-names.ts'

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

/** "username is identical across every network", "one tag for everything", "all platforms", "en todas las redes" */
const strongLabel =
  '(?:user ?names?|screen ?names?|nick(?:name)?s?|alias|usuario|apodo|(?:my|our|same|one|single|the only) (?:handle|tag|name|@)|(?:my|our) handles|(?:my|our) socials|search(?= [^.!?]{3,40}(?:social|search|app|chat))|type(?= [^.!?]{3,40}(?:social|search|app|chat)))'
const anywhere = `(?:${everywhere}|(?:all|every|any|each|most|whatever|whichever|across|same)(?: of)?(?: the| my| our)? (?:\\p{L}{1,9} ){0,2}(?:${things}|internet|apps? (?:u|you) use|anything)|all the same|no matter where|for everything|on everything|pretty much anything|todas las redes|todos lados|todas partes|on the big (?:two|three|four|five)|whole internet|entire internet|online|don'?t change|never changes|(?:photo|bird|music|video|dance|ghost|picture|camera|clock) (?:one|app|site|network))`
const labelledAnywhere = new RegExp(
  `(?<![\\p{L}])${strongLabel}(?![\\p{L}])[^\\n]{0,60}?(?<![\\p{L}])${anywhere}(?![\\p{L}])|(?<![\\p{L}])${anywhere}(?![\\p{L}])[^\\n]{0,40}?(?<![\\p{L}])${strongLabel}(?![\\p{L}])`,
  'gu',
)
const portalAccount =
  /(?<!\p{L})(?:log ?in|portal|wi-?fi|router|network name|password|account settings|door|cabinet|drawer|faucet|oven|fridge|toilet|price|pet)(?!\p{L})/u
const weakLabel =
  "(?:i'?m(?: the only person)?|im|i am|we'?re|go by|goes by|known as|called|named|find (?:me|us)|under|always|as|salgo como|estoy como|me llamo|aparezco como|soy|look for|search|it'?s|it is|is)"
const weakName = new RegExp(
  `(?<![\\p{L}])${weakLabel}(?: (?:always|just|still|under|as|called|named|simply|only))*${quotes}(?=[\\p{L}_])`,
  'gu',
)
const anywhereNear = new RegExp(`(?<![\\p{L}])${anywhere}(?![\\p{L}])`, 'u')
/** "user is …", "the only … online" */
const labelled = new RegExp(
  `(?<![\\p{L}])(?:user(?: ?name)?|handle|nick(?:name)?|screen ?name|alias|usuario)(?: is| es|:)${quotes} ?(?=[\\p{L}_])`,
  'gu',
)
const onlyOne =
  /(?<!\p{L})(?:the )?only (?:\p{L}{2,20} ){1,3}(?:online|on the (?:internet|web|net)|on (?:there|google|facebook|insta))(?!\p{L})/gu
const spanish =
  /(?<!\p{L})(?:en|por) (?:el |mi |la |su )?(?:face|feis|fb|facebook|insta|instagram|tik ?tok|messenger|telegram|whats(?:app)?|wasap|guasap|redes)(?!\p{L})[^.!?\n]{0,24}?(?<!\p{L})(?:estoy|salgo|aparezco|soy|como|me (?:llamo|encuentran?|hallas?|buscan?|escriben?))(?!\p{L})[^.!?\n]{0,30}/gu
const reach = 70

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
    if (name && author.test(around) && (name.isInvented || (name.endsClause && name.length > 4)))
      found.push({ start: match.index, end: name.end })
  }
  for (const match of text.matchAll(nameFirst)) {
    const name = readAccountName(reading, match.index + match[0].length)
    if (name?.isInvented && startsWith(text, name.end, everywhereAfter)) found.push(name)
  }
  for (const {
    0: { length },
    index,
  } of text.matchAll(labelledAnywhere)) {
    const around = text.slice(Math.max(0, index - 24), index + length + 24)
    if (!portalAccount.test(around)) found.push({ start: index, end: index + length })
  }
  for (const match of text.matchAll(weakName)) {
    const name = readAccountName(reading, match.index + match[0].length)
    if (!name) continue
    const around = `${text.slice(Math.max(0, match.index - reach), match.index)} ${text.slice(name.end, name.end + reach)}`
    const isMeant =
      name.isInvented ||
      (name.length > 7 && name.endsClause && /internet|redes|platforms|networks|socials/.test(around))
    if (isMeant && anywhereNear.test(around)) found.push(name)
  }
  for (const match of text.matchAll(labelled)) {
    const name = readAccountName(reading, match.index + match[0].length)
    if (name?.isUnmistakable) found.push({ start: match.index, end: name.end })
  }
  for (const {
    0: { length },
    index,
  } of text.matchAll(onlyOne))
    if (/i'?m|i am|we'?re/.test(text.slice(Math.max(0, index - 24), index)))
      found.push({ start: index, end: index + length })
  for (const {
    0: { length },
    index,
  } of text.matchAll(spanish))
    found.push({ start: index, end: index + length })
  return found
}
