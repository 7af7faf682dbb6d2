// A tool: the words that call it, its arguments, and a line of answer over its result.
import { isRecord } from '@portal/contract/values/json'
import type { Turn } from '../turn.ts'

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
