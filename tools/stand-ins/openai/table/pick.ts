// By its place in the last answer, by its name, or because there is only one. Never a guess.
import type { Turn } from '../turn.ts'
import { describe, numbered } from './describe.ts'
import { type Fields, matches, type Row } from './row.ts'

/** Words for one of those in the last answer. */
export const pointing = '(the|that) (\\w+ ){1,2}one, the (first|second|third|fourth|fifth)(?=\\W{0,2}$)'
const places = ['first, ^1', 'second, ^2, other', 'third, ^3', 'fourth, ^4', 'fifth, ^5']

const ordinary = new Set(
  `about after and any are arent isnt dont doesnt cant ask before can come coming comes somebody could did does explain first for from get happen happens has have her here his
  how improve into just know let listing long make may means much must not one our out please read say second send should show some someone still tell than
  that the their them then there they third this two type want was what when where which who why will with would write you your`.split(
    /\s+/,
  ),
)
export const tellingWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z\d]{3,}/g) ?? []).filter(word => !ordinary.has(word))
export const stemsOf = (text: string): string[] =>
  tellingWords(text).map(word => word.replace(/(?:ations?|ings?|ed|e?s|ion|ly|e)$/, ''))

/** Names within a message, without days and months. */
const names =
  /(?<=[a-z,] )(?!I\b|\w+day\b|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|AM|PM))[A-Z][a-z]+/g

const addressed =
  /(?<=\b(?:tell|text|message|answer|(?:reply|respond|write|back) to) )(?!(?:the|my|his|her|him|them|it|that|this|an?|all|both|to|in|back|yes|no|inquir\w+|first|second|last|latest|landlord|owner|tenant)\b)\w+/gi

/** What is to be sent follows such words; it names nobody. */
const exact = /["“](?<quote>[^"”]{2,})["”]|:\s*(?<after>\S[\s\S]+)$/
const reported =
  /\b(?:that|saying|say)\s+(?<that>[\s\S]+)$|\b(?<asked>(?:if|whether|when|what|how|why|where|about) [\s\S]+)$|\b(?:tell|message|text|let|write|reply to)\s+(?:the )?\w+,? (?:know,? )?(?<told>(?!(?:an?|the|back|message|that|if|to|about)\b)[\s\S]{4,})$/i
export const spokenIn = (message: string) => exact.exec(message) ?? reported.exec(message)

/** Those whose `tells` have the most words of the text: all if it names none, or what they have in common. */
export const alike = (text: string, items: readonly Fields[], tells: string): readonly Fields[] => {
  const asked = new Set(stemsOf(text))
  const scores = items.map(item => stemsOf(describe(item, tells)).filter(word => asked.has(word)).length)
  const most = Math.max(...scores)
  return items.filter((_, index) => scores[index] === most)
}

/** None if a message names something else. `tells` are the fields that name an item. */
export const pick = (turn: Turn, items: readonly Fields[], tells: string, isForm = false) => {
  const linked = turn.shown.flatMap(link => items.filter(({ id }) => id === link.id))
  const ordered = linked.length > 0 ? linked : items
  const known = items
    .map(item => describe(item, tells))
    .join(' ')
    .toLowerCase()
  for (const message of turn.messages) {
    const head = isForm ? message.slice(0, spokenIn(message)?.index) : message
    if (matches('both, all, them, those, these, first (two|2)', head))
      return ordered.slice(0, /two|2|both/.test(head) ? 2 : 4)
    const placed = places.flatMap((words, index) => (matches(words, head) ? [index] : []))
    if (placed.length > 0) return placed.flatMap(index => ordered.slice(index, index + 1))
    const named = [...(head.match(names) ?? []), ...(isForm ? (head.match(addressed) ?? []) : [])]
    if (named.some(name => !known.includes(name.toLowerCase()))) return []
    const most = alike(head, items, tells)
    if (most.length === 1) return most
  }
  return ordered.length === 1 ? ordered : []
}

/** The next message is read as the answer, because this ends with a question. */
export const ask = (question: string, choices: readonly Fields[] = [], tells?: string): string =>
  `${numbered(choices.map(each => describe(each, tells)))}\n\n**${question}**`.trim()

/** For a list, or what was shown; or a question. A form is for exactly one. */
export const forThose =
  <Item extends Fields>(
    tells: string,
    itemsIn: (needed: unknown) => Item[],
    formOf?: (item: Item, turn: Turn) => Fields | string,
  ): NonNullable<Row['args']> =>
  (turn, needed) => {
    // Guarantee: the links of a row that needs no list lead to what it reads, and `pick` returns some of the items.
    const items =
      needed === undefined
        ? (turn.shown.filter(({ path }) => path.startsWith('/properties/')) as unknown as Item[])
        : itemsIn(needed)
    const picked = pick(turn, items, tells, formOf !== undefined) as Item[]
    const [item] = picked
    if (items.length === 0) return ask('Which one is it about? Search for a home first: where should I look?')
    if (!item || (formOf && picked.length > 1)) return ask('Which one do you mean?', items, tells)
    const form = formOf?.(item, turn) ?? ''
    return formOf ? (typeof form === 'string' ? form : [form]) : picked.map(({ id }) => ({ id }))
  }
