// Finds web addresses: with a scheme, with "www", or a bare name; in disguise or not.
import {
  canBeTopLevel,
  type DomainChain,
  domainsIn,
  type Label,
  readDomainChain,
  worldWideWeb,
} from './domain.ts'
import { isCapital, type Reading, type Span } from './reading.ts'
import { isSocialHost } from './social-hosts.ts'
import { slashWords } from './symbol-words.ts'
import { alsoWords, unmistakable } from './top-level-domains.ts'
import { endOfMatch, endsWith, startsWith } from './words-around.ts'

export type Link = Span & { readonly host: string }

const nameStart = /[\p{L}\p{N}]/gu
const afterScheme = /\s?:\s?[/\\]\s?[/\\]\s?/y
const authority = /[^\s/?#\\<>"'()[\]{}|`]+/y
const path = /(?::\d{1,5})?(?:[/?#\\][^\s<>"'()[\]{}|`^]*)?/y
const spelledPath = new RegExp(`(?:\\s(?:${slashWords})\\s[\\p{L}\\p{N}_.@-]+){1,4}`, 'uy')
const spacedName = /w{3}[\s.,]{1,3}[\p{L}\p{N}-]{2,63}[\s.,]{1,3}(?:com|org|net|info|biz)\b/uy
const trailingPunctuation = /[.,;:!?*_~-]+$/

const invitation =
  /\b(?:visit|web ?site|site|url|link|see|find (?:us|me|it)|check (?:us )?out|go to|browse|online|more|page)[ :]*(?:is|at|on|us|our|my|the|in)?[ :]*$/
const endOfClause = /^\s*(?:$|\n|[,;:!?)\]}>"'|]|\.(?:\s|$))/
const abbreviations = new Set(
  `av avda ave apto apt appt approx bd ba bldg blvd br calle dpto dept dr etc ext fl ft hr inc incl jr ln lt max min mo mr
  mrs ms mt no ph pl rd rm sq sr st ste str vs yr`.split(/\s+/),
)
const namesWithDots = new Set(['asp.net', 'vb.net', 'ado.net', 'ml.net', 'socket.io'])
const neverBeforeDotWord = new Set(['the', 'a', 'an', 'polka', 'this', 'of', 'and'])

/** Follows the path after a host, without the punctuation of the sentence around it. */
function endOfPath(text: string, from: number): number {
  const end = endOfMatch(text, from, path) ?? from
  return from + text.slice(from, end).replace(trailingPunctuation, '').length
}

function isBelieved(reading: Reading, topLevel: Label, before: Label, isInvited: () => boolean): boolean {
  if (isSocialHost(`${before.name}.${topLevel.name}`)) return true
  if (!canBeTopLevel(topLevel) || namesWithDots.has(`${before.name}.${topLevel.name}`)) return false
  if (topLevel.dot !== 'tight' && neverBeforeDotWord.has(before.name)) return false
  if (unmistakable.has(topLevel.name)) return true
  if (!/\p{L}/u.test(before.name) || abbreviations.has(before.name)) return false
  if (startsWith(reading.text, topLevel.end, /^\/[\w@?#-]/)) return true
  if (isInvited()) return true
  if (before.name.length < 2) return false
  const startsSentence = isCapital(reading, topLevel.start) && !isCapital(reading, before.end - 1)
  if (startsSentence) return false
  if (!alsoWords.has(topLevel.name)) return true
  return topLevel.dot === 'word'
    ? topLevel.name.length === 2
    : startsWith(reading.text, topLevel.end, endOfClause)
}

/** "https://host": any scheme will do, and one in disguise ("hxxps") as well. */
function readUrl(text: string, chain: DomainChain): Link | null {
  const scheme = chain.at(-1)
  const hostStart = scheme ? endOfMatch(text, scheme.end, afterScheme) : null
  const hostEnd = hostStart === null ? null : endOfMatch(text, hostStart, authority)
  if (!scheme || hostStart === null || hostEnd === null) return null
  const written = text.slice(hostStart, hostEnd).replace(trailingPunctuation, '')
  const host = written.slice(written.lastIndexOf('@') + 1).replace(/:\d+$/, '')
  return { start: scheme.start, end: hostEnd, host }
}

/** "www sunnyflats com" */
function readSpacedName(text: string, { start, name }: Label): Link | null {
  if (!worldWideWeb.test(name)) return null
  const end = endOfMatch(text, start, spacedName)
  return end === null ? null : { start, end, host: text.slice(start, end).replace(/[\s.,]+/g, '.') }
}

/** The names that a chain of labels holds; what asks the reader to go there is looked for but once. */
function readNames(reading: Reading, chain: DomainChain): Link[] {
  const { text } = reading
  const [first] = chain
  if (!first) return []
  let invited: boolean | undefined
  const isInvited = () => {
    invited ??= endsWith(text, first.start, invitation)
    return invited
  }
  const spaced = readSpacedName(text, first)
  if (spaced) return [spaced]
  const startsWithWww = worldWideWeb.test(first.name)
  const domains = domainsIn(
    chain,
    (topLevel, before) =>
      (startsWithWww && topLevel.dot === 'tight') || isBelieved(reading, topLevel, before, isInvited),
  )
  return domains.map(({ start, end, host, spelledOut }) => ({
    start,
    end: (spelledOut ? endOfMatch(text, end, spelledPath) : null) ?? end,
    host,
  }))
}

/** Links in the order of the text. One to `ownHost` is none, though what follows the host is read like any text. */
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
