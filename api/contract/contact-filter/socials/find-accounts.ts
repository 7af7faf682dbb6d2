// Finds accounts that are told with their network's name: "insta: name", "my snap is name", "DM me on Facebook".
import type { Span } from '../reading/reading.ts'
import { endOfMatch, endsWith } from '../reading/words-around.ts'

/** Networks by names that mean nothing else; then by names of employers and neighbours too ("near Facebook"). */
const nicknames =
  'ig|insta|fb|snap|tg|yt|wechat|we ?chat|weixin|wx|kakao(?: ?talk)?|line id|kik|viber|vk|bluesky|bsky|mastodon|venmo|cash ?app|onlyfans|linktree'
const companies =
  'insta ?gram|face ?book|fbook|messenger|twitter|tik[ -]?tok|snap ?chat|linked ?in|you ?tube|pinterest|reddit|twitch|tumblr|threads|nextdoor|google chat|hangouts'
/** Phrases of spec §5 by themselves, so that only the account is the social detail. */
const chats = 'whats ?app|telegram|discord|skype'
const networks = new RegExp(`\\b(?:(${nicknames})|(${companies})|(${chats})|signal)\\b`, 'g')

const label = /(?: (?:handle|name|user ?name|user|id|account|page|profile|tag))?/y
const mark = / ?(?:[:=>→⇒➡]+|\/ ?x:)\s?| -{1,2} /y
const verb = / is:? /y
const space = /[)\]]? /y
const anyName = /[@#]? ?[\p{L}_][\p{L}\p{N}_.-]{0,39}(?:#\d{4})?/uy
const signedName = /@ ?[\p{L}_][\p{L}\p{N}_.-]{0,39}/uy
/** With an "@", or a sign or digit in it that no word has. */
const inventedName =
  /@ ?[\p{L}_][\p{L}\p{N}_.-]{0,39}|[\p{L}_](?=[\p{L}\p{N}]*[_.\p{N}][\p{L}\p{N}_])[\p{L}\p{N}_.]{2,39}(?:#\d{4})?/uy

const place = /\b(?:near|to|from|by|of|and|at) (?:the )?$/
const ours = /\b(?:my|our) (?:[a-z]+ )?$/
const invitation =
  /\b(?:dm|pm|message|msg|text|find|follow|add|hit|reach|contact|chat with|talk to|write|write to|friend|ping|see|check) (?:me|us)(?: (?:up|out))? (?:on|via|through|at|over|in) (?:my |our )?$/

/**
 * The account named after a network that ends at `index`. `isOurs` when the author calls it "my" or "our",
 * `isCertain` when the network's name means nothing else.
 */
function readAccount(text: string, index: number, isOurs: boolean, isCertain: boolean): Span | null {
  const afterLabel = endOfMatch(text, index, label) ?? index
  const afterMark = endOfMatch(text, afterLabel, mark) ?? (isOurs ? endOfMatch(text, afterLabel, verb) : null)
  const start = afterMark ?? endOfMatch(text, afterLabel, space)
  if (start === null) return null
  const [marked, unmarked] = isCertain ? [anyName, inventedName] : [inventedName, signedName]
  const end = endOfMatch(text, start, afterMark === null ? unmarked : marked)
  return end === null ? null : { start, end }
}

export function findAccounts(text: string): Span[] {
  return [...text.matchAll(networks)].flatMap(({ 0: written, 1: nickname, 2: company, 3: chat, index }) => {
    const name = { start: index, end: index + written.length }
    const isNetwork = nickname !== undefined || company !== undefined
    const isOurs = endsWith(text, index, ours)
    const isPlace = nickname === undefined && !isOurs && endsWith(text, index, place)
    const account = isPlace ? null : readAccount(text, name.end, isOurs, isNetwork || chat !== undefined)
    if (account) return [{ start: isNetwork ? name.start : account.start, end: account.end }]
    return isNetwork && endsWith(text, index, invitation) ? [name] : []
  })
}
