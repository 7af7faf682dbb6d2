// Finds web addresses: with a scheme, with "www", or a bare name; disguised or not.
import type { Reading, Span } from '../reading/reading.ts'
import { slashWords } from '../reading/symbol-words.ts'
import { endOfMatch, endsWith, spanBefore } from '../reading/words-around.ts'
import { believeName } from './believe-name.ts'
import { type DomainChain, domainsIn, type Label, readDomainChain, worldWideWeb } from './domain.ts'

export type Link = Span & { readonly host: string }

const nameStart = /[\p{L}\p{N}]/gu
const afterScheme = /\s?:\s?[/\\]\s?[/\\]\s?/y
const authority = /[^\s/?#\\<>"'()[\]{}|`]+/y
const path = /(?::\d{1,5})?(?:[/?#\\][^\s<>"'()[\]{}|`^]*)?/y
const spelledPath = new RegExp(`(?:\\s(?:${slashWords})\\s[\\p{L}\\p{N}_.@-]+){1,4}`, 'uy')
const spacedName = /w{3}[\s.,]{1,3}[\p{L}\p{N}-]{2,63}[\s.,]{1,3}(?:com|org|net|info|biz)\b/uy
const invitation =
  /\b(?:visit|web ?site|site|url|link|see|find (?:us|me|it)|check (?:us )?out|(?:see|find|check|look) (?:us|me|it|out|for)|go to|head to|browse|online|more|page)[ :]*(?:is|at|on|us|our|my|the|in)?[ :]*$/

/** Where a link that ends at `end` ends without the punctuation of the sentence around it. */
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

/** The names in a chain of labels. */
function readNames(reading: Reading, chain: DomainChain): Link[] {
  const { text } = reading
  const [first] = chain
  if (!first) return []
  const spaced = readSpacedName(text, first)
  if (spaced) return [spaced]
  let invited: boolean | undefined
  const isInvited = () => {
    invited ??= endsWith(text, first.start, invitation)
    return invited
  }
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
