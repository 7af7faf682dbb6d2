// Finds accounts on social networks that are named without a link: "@name", "insta: name", "DM me on Facebook".
import type { Reading, Span } from './reading.ts'
import { endOfMatch, endsWith } from './words-around.ts'

/** Networks by names that mean nothing else; then by names of employers and neighbours too ("near Facebook"). */
const nicknames =
  'ig|insta|fb|snap|tg|yt|wechat|we ?chat|weixin|wx|kakao(?: ?talk)?|line id|kik|viber|vk|bluesky|bsky|mastodon|venmo|cash ?app|onlyfans|linktree'
const companies =
  'instagram|insta ?gram|facebook|face ?book|fbook|messenger|twitter|tik[ -]?tok|snap ?chat|linked ?in|you ?tube|pinterest|reddit|twitch|tumblr|threads|next ?door|google chat|hangouts'
/** A phrase of spec §5 by themselves, so that only the account is the social detail. */
const chats = 'whats ?app|telegram|discord|skype'
const network = new RegExp(`\\b(?:(${nicknames})|(${companies})|(${chats})|signal)\\b`, 'g')

const label = /(?: (?:handle|name|user ?name|user|id|account|page|profile|tag))?/y
const mark = / ?(?:[:=>→⇒➡]+|\/ ?x:)\s?| -{1,2} /y
const verb = / is:? /y
const space = /[)\]]? /y
const anyHandle = /[@#]? ?[\p{L}_][\p{L}\p{N}_.-]{0,39}(?:#\d{4})?/uy
const distinctHandle =
  /@ ?[\p{L}_][\p{L}\p{N}_.-]{0,39}|[\p{L}_](?=[\p{L}\p{N}]*[_.\p{N}][\p{L}\p{N}_])[\p{L}\p{N}_.]{2,39}(?:#\d{4})?/uy

const place = /\b(?:near|to|from|by|of|and|at) (?:the )?$/
const ours = /\b(?:my|our)\s(?:[a-z]+\s)?$/
const invitation =
  /\b(?:dm|pm|message|msg|text|find|follow|add|hit|reach|contact|chat with|talk to|write|write to|friend|ping|see|check)\s(?:me|us)(?:\s(?:up|out))?\s(?:on|via|through|at|over|in)\s(?:my\s|our\s)?$/

const sign = /@/g
const afterSign = /[a-z_][a-z0-9_.]{0,29}/y
const name = /[\p{L}\p{N}._%+-]$/u
const asksForName =
  /\b(?:dm|dms|pm|ig|insta|instagram|snap|snapchat|twitter|tiktok|fb|facebook|tg|telegram|threads|follow|message|handle|add|venmo|discord|kik|x)(?: \w{1,10}){0,2}[ :=-]*$/
const shortestHandle = 3

/** After a bare "@" these tell a time or a place. */
const ordinary = new Set(
  'first last noon midnight night home the this that least all once work location corner dusk dawn sunset media import'.split(
    ' ',
  ),
)

function findNames(text: string): Span[] {
  return [...text.matchAll(sign)].flatMap(({ index }) => {
    if (endsWith(text, index, name)) return []
    const end = endOfMatch(text, index + 1, afterSign)
    if (end === null) return []
    const written = text.slice(index + 1, end).replace(/\.+$/, '')
    const isExpected = written.length >= shortestHandle ? !ordinary.has(written) : false
    return isExpected || endsWith(text, index, asksForName)
      ? [{ start: index, end: index + 1 + written.length }]
      : []
  })
}

/** The account named after a network, which ends at `index`. */
function readAccount(text: string, index: number, isOurs: boolean, isCertain: boolean): Span | null {
  const afterLabel = endOfMatch(text, index, label) ?? index
  const afterMark = endOfMatch(text, afterLabel, mark) ?? (isOurs ? endOfMatch(text, afterLabel, verb) : null)
  const start = afterMark ?? endOfMatch(text, afterLabel, space)
  if (start === null) return null
  const end = endOfMatch(text, start, afterMark !== null && isCertain ? anyHandle : distinctHandle)
  return end === null ? null : { start, end }
}

function findNetworks(text: string): Span[] {
  return [...text.matchAll(network)].flatMap(match => {
    const [written, nickname, company, chat] = match
    const name = { start: match.index, end: match.index + written.length }
    const isOurs = endsWith(text, name.start, ours)
    const isPlace = nickname === undefined && !isOurs && endsWith(text, name.start, place)
    const isNetwork = nickname !== undefined || company !== undefined
    const account = isPlace ? null : readAccount(text, name.end, isOurs, isNetwork || chat !== undefined)
    if (account) return [{ start: isNetwork ? name.start : account.start, end: account.end }]
    return isNetwork && endsWith(text, name.start, invitation) ? [name] : []
  })
}

export const findHandles = ({ text }: Reading): Span[] => [...findNames(text), ...findNetworks(text)]
