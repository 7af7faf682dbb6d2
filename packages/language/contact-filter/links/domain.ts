// Reads names such as "sunnyflats.com", with the dots written in any way, label by label.
import { folded } from '../reading/fold.ts'
import { certainDotWords, dotWords } from '../reading/plain.ts'
import type { Span } from '../reading/reading.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(folded))

/** Prose never has these after a dot, not even with a capital, a stray space or a comma instead of the dot. */
export const unmistakable = words('com c0m org')

/** As pronounced in Russian; accepted after a word for the dot. */
export const spokenTopLevels = words('ру ком нет орг')

/** Accepted in lower case right after the dot. */
const common = words(`
  net info biz edu gov io ai app dev xyz tv cc ws gg ly gl tk ml cf mobi tel asia name eu uk au nz ie fr pt nl ch lu
  dk cz sk hu ro bg gr ua by kz tr il ae sa za ng ke ru ee lv lt hr rs ge li pk lk bd np eg ma gh tz gle jp cn kr tw hk sg th vn ph mx br cl pe uy ec ve cr su es de pl
  рф укр бел 中国 公司 网址 网店 香港 한국 भारत xn--p1ai xn--fiqs8s
  online website site blog email chat link click page store shop cloud tech digital media network agency company
  ventures solutions services management holdings international global systems realty realtor realestate
  homes house apartments condos villas rentals rent property properties immo immobilien casa haus lease land estate
  vacations holiday icu vip wiki club social bio nyc london berlin paris`)

/** Also everyday words or abbreviations: "laundry.in unit" is prose with a missing space. */
export const alsoWords = words(`
  in it is no so at be as to do am me my us pm si se la id et fm ca co ar va pa mt al ga az mn sc
  one live work works pro top now today new here open free world city town life fun run fit cool best plus
  art design center place group team zone tours garden space family green red blue sale host market news studio
  world rooms`)

export const isTopLevelDomain = (label: string): boolean =>
  unmistakable.has(label) || common.has(label) || alsoWords.has(label)

/** ".", "," or "dot"; loosely: " . " or "point". */
type DotStyle = 'tight' | 'comma' | 'word' | 'loose'
export type Label = Span & { readonly name: string; readonly dot: DotStyle }

/** Labels joined by dots; the dot before the first label is ignored. */
export type DomainChain = readonly Label[]
type Domain = Span & {
  readonly host: string
  readonly spelledOut: boolean // at least one of the dots is the word "dot" or similar
}

/** Where a new name starts, even after the period of a sentence. */
export const worldWideWeb = /^w{2,4}\d?$/

const label = /[\p{L}\p{N}][\p{L}\p{N}_-]*/uy
const dot = new RegExp(
  `(\\.{1,2}(?!\\s))|([,;](?=[a-z]))|(\\s(?:${certainDotWords})\\s)|\\s?\\.\\s?|\\s(?:${dotWords})\\s`,
  'y',
)

function readLabel(text: string, start: number, style: DotStyle): Label | null {
  label.lastIndex = start
  const name = label.exec(text)?.[0]
  return name === undefined ? null : { start, end: start + name.length, name, dot: style }
}

function readDot(text: string, start: number): { style: DotStyle; end: number } | null {
  const next = text.charCodeAt(start)
  const canBeDot = next === 0x2e || next === 0x2c || next === 0x3b || next <= 0x20
  if (!canBeDot) return null
  dot.lastIndex = start
  const match = dot.exec(text)
  if (!match) return null
  const [written, tight, comma, word] = match
  const style = tight ? 'tight' : comma ? 'comma' : word ? 'word' : 'loose'
  return { style, end: start + written.length }
}

/** At most `limit` labels; null if there is none. */
export function readDomainChain(
  text: string,
  start: number,
  limit = Number.POSITIVE_INFINITY,
): DomainChain | null {
  const first = readLabel(text, start, 'tight')
  if (!first) return null
  const chain = [first]
  let end = first.end
  while (chain.length < limit) {
    const joint = readDot(text, end)
    const next = joint && readLabel(text, joint.end, joint.style)
    if (!next || (joint.style === 'loose' && worldWideWeb.test(next.name))) break
    chain.push(next)
    end = next.end
  }
  return chain
}

export const canBeTopLevel = ({ name, dot: style }: Label): boolean =>
  style === 'loose' || style === 'comma' ? unmistakable.has(name) : isTopLevelDomain(name)

/** The longest name that ends in that label, and the number of its first label. */
function nameEndingAt(chain: DomainChain, last: number): { first: number; domain: Domain } {
  let first = last
  let host = ''
  let spelledOut = false
  for (let index = last; index >= 0; index -= 1) {
    const label = chain[index]
    if (!label) break
    first = index
    host = index === last ? label.name : `${label.name}.${host}`
    const isInner = index === last || label.dot === 'tight' || label.dot === 'word'
    if (!isInner || index === 0) break
    spelledOut ||= label.dot !== 'tight'
  }
  return {
    first,
    domain: { start: chain[first]?.start ?? 0, end: chain[last]?.end ?? 0, host, spelledOut },
  }
}

export function domainsIn(
  chain: DomainChain,
  believes: (before: Label, topLevel: Label) => boolean,
): readonly Domain[] {
  const domains: Domain[] = []
  for (let last = chain.length - 1; last > 0; last -= 1) {
    const [before, topLevel] = [chain[last - 1], chain[last]]
    if (!before || !topLevel || !believes(before, topLevel)) continue
    const { first, domain } = nameEndingAt(chain, last)
    domains.push(domain)
    last = first
  }
  return domains.reverse()
}
