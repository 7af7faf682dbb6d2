// Decides which of the person's own things a form is for, from what they wrote and never from what the model thinks: a
// wrong form sends help to the wrong door, or an answer to the wrong person.
import type { HomeCard } from '@portal/contract/assistant/conversation'
import { folded, wordsOf } from './words-of.ts'

export interface Talk {
  question: string
  /** The question, preceded by the earlier one if this replies to a question about it. */
  about: string
  /** What the previous answer asked to choose from, in order; empty if it did not. */
  offered: readonly string[]
  /** The paths that the previous answer linked to, in order. */
  linked: readonly string[]
  /** Those that this conversation has shown, by id. */
  homes: ReadonlyMap<string, HomeCard>
  /** Open requests that this conversation already linked to. */
  ledTo: ReadonlySet<string>
}

/** The answer that replaces a form. */
export interface Asks {
  says: string
  offered: readonly string[]
  ledTo: readonly string[]
}

/** Something that a form can be for. */
export interface Choice {
  id: string
  /** How the person can call it: a home's title, street and city, and the first name of whom it is from. */
  names: readonly string[]
  /** Its page: “the second one” is the second link to such a page. */
  path?: string
  /** It has had no answer. */
  isWaiting?: boolean
  /** Markdown. */
  line: string
}

export const onlyOne = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 1 ? items[0] : undefined

/** A home's title, its parts between commas, its street and its city. */
export const namesOfHome = ({ title, address, city }: { title: string; address: string; city: string }) => [
  title,
  ...title.split(','),
  address,
  city,
]

export const asLabel = (text: string): string => text.replace(/[[\]()*_\n]/g, ' ').trim()

const foldedNames = ({ names }: Choice): string[] => names.map(folded).filter(name => name.trim() !== '')

/** Those that go by every name in the text; undefined without a name. */
const namedIn = <Own extends Choice>(text: string, choices: readonly Own[]): Own[] | undefined => {
  const words = folded(text)
  const found = [...new Set(choices.flatMap(foldedNames))].filter(name => words.includes(name))
  const named = found.filter(name => !found.some(longer => longer !== name && longer.includes(name)))
  if (named.length === 0) return undefined
  return choices.filter(choice => named.every(name => foldedNames(choice).some(own => own.includes(name))))
}

/** Before what is to be sent, which can name others. */
const headOf = (text: string): string => text.split(/[:"“”„«]/)[0] ?? ''

const ordinals = ['first 1st', 'second 2nd', 'third 3rd', 'fourth 4th', 'fifth 5th'].map(wordsOf)
/** From 0: “the second one”, “the 2nd inquiry”. */
const placeIn = (text: string): number | undefined => {
  const pattern =
    /\b(\w+) (?:one|inquiry|question|message|conversation|person|tenant|landlord|home|place)\b/gi
  const places = [...text.matchAll(pattern)].map(([, word = '']) =>
    ordinals.findIndex(words => words.includes(word.toLowerCase())),
  )
  return places.find(place => place >= 0)
}

const isOf = (path: string, { id, path: own = '' }: Choice): boolean => path.startsWith(own.replace(id, ''))

/** Pages of this kind that the previous answer linked to, each once. */
const linkedIn = ({ linked }: Talk, [first]: readonly Choice[]): string[] =>
  first?.path ? [...new Set(linked.filter(path => isOf(path, first)))] : []

/** Those that the person named, or placed in the previous answer; undefined if they did neither. */
export const saidIn = <Own extends Choice>(
  choices: readonly Own[],
  talk: Talk,
  text = talk.about,
): readonly Own[] | undefined => {
  const named = namedIn(headOf(text), choices) ?? namedIn(text, choices)
  const linked = linkedIn(talk, choices)
  const place = linked.length > 0 ? placeIn(talk.question) : undefined
  if (place === undefined) return named
  return (named ?? choices).filter(({ path }) => path === linked[place])
}

const ordinary = new Set(wordsOf('about and for her him his home house one that the them this with'))
const yes =
  /^\W*(?:yes|yeah|yep|ok|okay|sure|right|exactly|correct)(?:\W+(?:please|it is|that one|this one|thanks))*\W*$/i

/** Finds the one of those on offer by its number, or by a word that only it has. */
const chosenIn = <Own extends Choice>(
  { question, offered }: Talk,
  choices: readonly Own[],
): Own | undefined => {
  const own = offered.flatMap(id => choices.filter(choice => choice.id === id))
  const reply = new Set(wordsOf(question))
  const wordsOfChoice = ({ names }: Choice) => names.flatMap(wordsOf)
  return onlyOne(
    own.filter((choice, index) => {
      const others = new Set(own.filter(other => other !== choice).flatMap(wordsOfChoice))
      const words = wordsOfChoice(choice).filter(
        word => word.length > 2 && !ordinary.has(word) && !others.has(word),
      )
      const isNth =
        reply.size <= 4 && [`${index + 1}`, ...(ordinals[index] ?? [])].some(word => reply.has(word))
      return isNth || words.some(word => reply.has(word)) || (own.length === 1 && yes.test(question))
    }),
  )
}

/**
 * All that the person can mean: what they chose, named or placed; empty if they did none of these. Of several, it is
 * the only one without an answer.
 */
export const meantBy = <Own extends Choice>(choices: readonly Own[], talk: Talk): readonly Own[] => {
  const chosen = chosenIn(talk, choices)
  if (chosen) return [chosen]
  const replied = talk.offered.length > 0 ? saidIn(choices, talk, talk.question) : undefined
  const meant = replied ?? saidIn(choices, talk) ?? []
  const waiting = meant.filter(({ isWaiting }) => isWaiting)
  return waiting.length === 1 ? waiting : meant
}

const maxOffered = 8

/** Asks which one is meant; `all` says how many there are. */
export const askWhich = (
  { choices, meant, all }: { choices: readonly Choice[]; meant: readonly Choice[]; all: string },
  question = 'Which one do you mean?',
): Asks => {
  const isPart = meant.length > 1 && meant.length < choices.length
  const offered = (isPart ? meant : choices).slice(0, maxOffered)
  const list = offered.map(({ line }, index) => `${index + 1}. ${line}`).join('\n')
  return {
    says: [isPart ? 'It could be one of these:' : all, list, question].join('\n\n'),
    offered: offered.map(({ id }) => id),
    ledTo: [],
  }
}
