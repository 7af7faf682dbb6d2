// Finds the concepts in a message by the phrases of the lexicon.
import { type Concept, lexicon } from './lexicon.ts'
import { stemOf } from './read-words.ts'

interface Phrase {
  concept: Concept
  /** Runs of words, with up to `maxGap` other words between two runs. */
  runs: string[][]
  /** Matches only at the beginning of a message. */
  isFirst: boolean
  /** Matches only at the end. */
  isLast: boolean
}

/** A word by its stem, or exactly: '=listing' is not 'list'. */
const termsOf = (word: string): string[] => [stemOf(word), `=${word}`]
const termOf = (word: string): string => (word.startsWith('=') ? word : stemOf(word))

/** Polite words before the actual request. */
const polite = new Set(
  'please can could would will you hey hi hello ok and then i want need to like lets let us go ahead now just'.split(
    ' ',
  ),
)

const maxGap = 4

/** Guarantee: the keys of a constant object are those of its type. */
const concepts = Object.keys(lexicon) as Concept[]

const phrasesByStart = new Map<string, Phrase[]>()
for (const concept of concepts)
  for (const phrase of lexicon[concept].split(',')) {
    const isFirst = phrase.trim().startsWith('^')
    const isLast = phrase.endsWith('$')
    const runs = phrase
      .replace(/[$^]/, '')
      .split('…')
      .map(run => run.trim().split(/\s+/).map(termOf))
    const start = runs[0]?.[0] ?? ''
    phrasesByStart.set(start, [...(phrasesByStart.get(start) ?? []), { concept, runs, isFirst, isLast }])
  }

const runIsAt = (run: readonly string[], terms: readonly string[][], at: number): boolean =>
  run.every((term, index) => terms[at + index]?.includes(term))

const isAt = ([run = [], ...later]: readonly string[][], terms: readonly string[][], at: number): boolean => {
  if (!runIsAt(run, terms, at)) return false
  if (later.length === 0) return true
  const from = at + run.length
  return Array.from({ length: maxGap + 1 }, (_, gap) => from + gap).some(next => isAt(later, terms, next))
}

/** A symptom of one of these is a fault: a shower that is cold, a radiator that makes a noise. */
const breakable: readonly Concept[] = ['plumbing', 'electrical', 'hvac', 'appliance', 'structural']

export const findConcepts = (words: readonly string[]): ReadonlySet<Concept> => {
  const terms = words.map(termsOf)
  const start = words.findIndex(word => !polite.has(word))
  const found = new Set<Concept>()
  for (const [at, own] of terms.entries())
    for (const { concept, runs, isFirst, isLast } of own.flatMap(term => phrasesByStart.get(term) ?? [])) {
      const isPlaced = (!isFirst || at === start) && (!isLast || at + runs.flat().length === words.length)
      if (!found.has(concept) && isPlaced && isAt(runs, terms, at)) found.add(concept)
    }
  if (found.has('symptom') && breakable.some(thing => found.has(thing))) found.add('fault')
  return found
}
