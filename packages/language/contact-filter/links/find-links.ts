import { slashWords } from '../reading/plain.ts'
import {
  endOfMatch,
  endsWith,
  isCapital,
  type Reading,
  type Span,
  spanBefore,
  startsWith,
} from '../reading/reading.ts'
import { isDotComEra } from '../reading/spoken-signs.ts'
import {
  alsoWords,
  canBeTopLevel,
  type DomainChain,
  domainsIn,
  type Label,
  readDomainChain,
  unmistakable,
  worldWideWeb,
} from './domain.ts'

const hosts = new Set(
  `instagram.com instagr.am ig.me facebook.com fb.com fb.me m.me messenger.com twitter.com x.com t.co tiktok.com
  snapchat.com linkedin.com lnkd.in youtube.com youtu.be pinterest.com pin.it threads.net threads.com t.me telegram.me
  telegram.org telegram.dog wa.me whatsapp.com wa.link discord.gg discord.com discordapp.com discord.me signal.me
  signal.group signal.org skype.com reddit.com redd.it tumblr.com twitch.tv vk.com vk.me ok.ru weibo.com wechat.com
  line.me kakao.com viber.com linktr.ee bsky.app mastodon.social nextdoor.com medium.com onlyfans.com patreon.com
  beacons.ai bio.link lnk.bio kik.me clubhouse.com zalo.me`.split(/\s+/),
)

/** Whether a host, or its parent domain, is a social network's: "m.facebook.com" too. */
export function isSocialHost(host: string): boolean {
  const beforeTopLevel = host.lastIndexOf('.', host.lastIndexOf('.') - 1)
  return hosts.has(host.slice(beforeTopLevel + 1))
}

/** Portals whose address is their brand, so that a company's name can contain it: "Apartments.com Realty". */
const brands = new Set(
  `apartments.com rent.com realtor.com homes.com forrent.com rentals.com apartmentguide.com apartmentlist.com zillow.com
  trulia.com redfin.com move.com hotpads.com booking.com loopnet.com land.com apartmentfinder.com cars.com domain.com`.split(
    /\s+/,
  ),
)
const company =
  /^ (?:realty|realtors?|realestate|real estate|group|inc|llc|ltd|corp|co\b|company|homes|properties|property management|management|network|partners?|brokers?|brokerage|agency|agents?|associates|team|holdings|residential|rentals|award|certified|brand)\b/

const isCompanyName = (text: string, host: string, end: number): boolean =>
  brands.has(host) && startsWith(text, end, company)

const pathStart = /^\/[\w@?#-]/
const endOfClause = /^\s*(?:$|\n|[,;:!?)\]}>"'|]|\.(?:\s|$))/

const abbreviations = new Set(
  `av avda ave apto apt appt approx bd ba bldg blvd br calle dpto dept dr etc ext fl ft hr inc incl jr ln lt max min mo
  mr mrs ms mt no ph pl rd rm sq sr st ste str vs yr`.split(/\s+/),
)
const namesWithDots = new Set(['asp.net', 'vb.net', 'ado.net', 'ml.net', 'socket.io'])
/** "Dot as we say" */
const prepositions = new Set(['as', 'at', 'in', 'is', 'so', 'to', 'be', 'am', 'do', 'no'])
const neverBeforeDotWord = new Set(['the', 'a', 'an', 'polka', 'this', 'of', 'and'])

/** "un punto de luz": only the English word before a country code is certain to be a dot. */
const isForeignProse = (text: string, before: Label, { dot, name, start, end }: Label): boolean =>
  dot === 'word' &&
  name.length === 2 &&
  text.slice(before.end, start).trim() !== 'dot' &&
  !startsWith(text, end, endOfClause)

/** "Calif. Com center": a sentence, or another name. */
const startsWithCapital = (reading: Reading, { start, end }: Label): boolean =>
  isCapital(reading, start) && !isCapital(reading, end - 1)

/** `isInvited`: the text asks the reader to go there. */
function believeName(reading: Reading, before: Label, topLevel: Label, isInvited: () => boolean): boolean {
  const name = `${before.name}.${topLevel.name}`
  if (topLevel.dot === 'word' && isDotComEra(reading.text, topLevel.end)) return false
  if (isSocialHost(name)) return true
  if (!canBeTopLevel(topLevel) || namesWithDots.has(name)) return false
  if (topLevel.dot !== 'tight' && neverBeforeDotWord.has(before.name)) return false
  if (isCompanyName(reading.text, name, topLevel.end) && !isInvited()) return false
  if (unmistakable.has(topLevel.name))
    return topLevel.dot !== 'loose' || !startsWithCapital(reading, topLevel)
  if (!/\p{L}/u.test(before.name) || abbreviations.has(before.name)) return false
  if (startsWith(reading.text, topLevel.end, pathStart) || isInvited()) return true
  const startsSentence = isCapital(reading, topLevel.start) && !isCapital(reading, before.end - 1)
  if (startsSentence || before.name.length < 2) return false
  if (isForeignProse(reading.text, before, topLevel)) return false
  if (!alsoWords.has(topLevel.name)) return true
  const isSpoken = topLevel.dot === 'word' && topLevel.name.length === 2 && !prepositions.has(topLevel.name)
  return isSpoken || startsWith(reading.text, topLevel.end, endOfClause)
}

type Link = Span & { readonly host: string }

const nameStart = /[\p{L}\p{N}]/gu
const afterScheme = /\s?:\s?[/\\]\s?[/\\]\s?/y
const authority = /[^\s/?#\\<>"'()[\]{}|`]+/y
const path = /(?::\d{1,5})?(?:[/?#\\][^\s<>"'()[\]{}|`^]*)?/y
const spelledPath = new RegExp(`(?:\\s(?:${slashWords})\\s[\\p{L}\\p{N}_.@-]+){1,4}`, 'uy')
const spacedName = /w{3}[\s.,]{1,3}[\p{L}\p{N}-]{2,63}[\s.,]{1,3}(?:com|org|net|info|biz)\b/uy
const invitation =
  /\b(?:visit|web ?site|site|url|link|see|find (?:us|me|it)|check (?:us )?out|(?:see|find|check|look) (?:us|me|it|out|for)|go to|head to|browse|online|more|page)[ :]*(?:is|at|on|us|our|my|the|in)?[ :]*$/

const withoutPunctuation = (text: string, start: number, end: number): number =>
  spanBefore(text, end, character => '.,;:!?*_~-'.includes(character), end - start).start

const endOfPath = (text: string, start: number): number =>
  withoutPunctuation(text, start, endOfMatch(text, start, path) ?? start)

/** "https://host": with any scheme, even a disguised one ("hxxps"). */
function readUrl(text: string, chain: DomainChain): Link | null {
  const scheme = chain.at(-1)
  const start = scheme ? endOfMatch(text, scheme.end, afterScheme) : null
  const end = start === null ? null : endOfMatch(text, start, authority)
  if (!scheme || start === null || end === null) return null
  const written = text.slice(start, withoutPunctuation(text, start, end))
  const host = written.slice(written.lastIndexOf('@') + 1).replace(/:\d{1,5}$/, '')
  return { start: scheme.start, end, host }
}

/** "www sunnyflats com" */
function readSpacedName(text: string, { start, name }: Label): Link | null {
  const end = worldWideWeb.test(name) ? endOfMatch(text, start, spacedName) : null
  return end === null ? null : { start, end, host: text.slice(start, end).replace(/[\s.,]+/g, '.') }
}

function readNames(reading: Reading, chain: DomainChain): Link[] {
  const { text } = reading
  const [first] = chain
  if (!first) return []
  const spaced = readSpacedName(text, first)
  if (spaced) return [spaced]
  const isInvited = () => endsWith(text, first.start, invitation)
  const startsWithWww = worldWideWeb.test(first.name)
  const domains = domainsIn(
    chain,
    (before, topLevel) =>
      (startsWithWww && topLevel.dot === 'tight') || believeName(reading, before, topLevel, isInvited),
  )
  return domains.map(({ start, end, host }) => ({
    start,
    end: endOfMatch(text, end, spelledPath) ?? end,
    host,
  }))
}

/** Links in text order. A link to `ownHost` is skipped, though what follows the host is read like any text. */
export function findLinks(reading: Reading, ownHost: string | null): Link[] {
  const { text } = reading
  const links: Link[] = []
  let position = 0
  while (position < text.length) {
    nameStart.lastIndex = position
    const start = nameStart.exec(text)?.index
    const chain = start === undefined ? null : readDomainChain(text, start)
    if (!chain) break
    const url = readUrl(text, chain)
    const found = [...readNames(reading, chain), ...(url ? [url] : [])]
    position = found.at(-1)?.end ?? chain.at(-1)?.end ?? text.length
    for (const link of found) {
      if (link.host === ownHost) continue
      const end = endOfPath(text, link.end)
      links.push({ ...link, end })
      position = Math.max(position, end)
    }
  }
  return links
}
