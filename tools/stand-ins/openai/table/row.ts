// A tool: the words that call it, its arguments, and a line of answer over its result.
import { isRecord } from '@portal/contract/values/json'
import type { Turn } from '../turn.ts'
import { describe, numbered } from './describe.ts'

export type Fields = Record<string, unknown>

export interface Row {
  /** As `matches` reads them. */
  words: string
  /** Part of the address of what it reads by id: “the second one” means such a link of the last answer. */
  picks?: string
  /** The first one that is offered is called before. */
  needs?: readonly string[]
  /** One set for each call, or the answer where a call would be a guess. */
  args?: (turn: Turn, needed: unknown) => readonly Fields[] | string
  line: (results: readonly unknown[], turn: Turn) => string
}

/** The first row whose words fit is called. */
export type Table = Readonly<Record<string, Row>>

const patternOf = (words: string) => {
  const alternatives = words.replaceAll(', ', '|').replaceAll('*', '\\w*').replaceAll(' … ', '\\b.{0,30}\\b')
  return new RegExp(`\\b(?:${alternatives})(?!\\w)`, 'i')
}
const patterns = new Map<string, RegExp[]>()

/** Reads 'saved search*, searches … saved unless how to': '*' ends a word, '…' is a gap, '^' the beginning. */
export const matches = (words: string, text: string): boolean => {
  if (!patterns.has(words)) patterns.set(words, words.split(' unless ').map(patternOf))
  const [wanted, unwanted] = patterns.get(words) ?? []
  return Boolean(wanted?.test(text)) && !unwanted?.test(text)
}

/** What a result has, one or a list. Guarantee: the API names the fields of a result as its contract does. */
export const itemsOf = <Item extends Fields>(result: unknown): Item[] =>
  Object.values(isRecord(result) ? result : {})
    .filter(value => (Array.isArray(value) ? value.every(isRecord) : isRecord(value) && 'id' in value))
    .flat() as Item[]

/** Whether a question is about this one: “unread”, “vacant”, “open” leave the others out. */
const isAbout = ({ isAvailable, isRead, status = 'open' }: Fields, text: string): boolean =>
  !(isAvailable === false && matches('vacan*, available, empty', text)) &&
  !(isRead === true && matches('unread, new', text)) &&
  (/pending|open|submitted|acknowledged|review|progress|offered/.test(String(status)) ||
    !matches("unanswered, not (yet )?answered, haven't, open, pending, waiting, urgent", text))

const subject = 'title propertyTitle property other tenant landlord city neighborhood'

/** Those whose home or person the question names; all if it names none, or what they have in common. */
const namedIn = (text: string, items: readonly Fields[]): readonly Fields[] => {
  const asked = text.toLowerCase().match(/[a-z]{4,}/g) ?? []
  const scores = items.map(item => {
    const words = describe(item, subject).toLowerCase()
    return asked.filter(word => words.includes(word)).length
  })
  const best = Math.max(...scores)
  return items.filter((_, index) => scores[index] === best)
}

interface Reading extends Partial<Row> {
  tells?: string
  at?: (id: string, isLandlord: boolean) => string
  none?: string
  /** Said below what it found. */
  after?: string
}

export const reads = (words: string, { tells, at, none, after, ...row }: Reading = {}): Row => ({
  line: (results, { text, isLandlord }) => {
    const items = results.flatMap(itemsOf)
    const lines = namedIn(text, items)
      .filter(item => isAbout(item, text))
      .map(item => describe(item, tells, item.id ? at?.(String(item.id), isLandlord) : undefined))
    const [only] = results
    if (items.length === 0 && isRecord(only) && only.total !== 0) return describe(only)
    return [numbered(lines) || (none ?? 'There is nothing like that.'), ...(after ? [after] : [])].join(
      '\n\n',
    )
  },
  ...row,
  words,
})
