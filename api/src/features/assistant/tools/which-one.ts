// Decides which of the person's own things a form is for, from what they wrote and never from what the model thinks: a
// wrong form sends help to the wrong door, or an answer to the wrong person.
import type { HomeCard } from '@portal/contract/assistant/conversation'
import { distance } from 'fastest-levenshtein'
import { namesIn } from './names-in.ts'
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
  /** How the person can call it: a home's title, street and city. */
  names: readonly string[]
  /** The first name of the form’s receiver. */
  person?: string
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
const isSame = (one: Choice, other: Choice): boolean => one.names.join('\n') === other.names.join('\n')

/** Those that the text calls by a name that no other one has. */
const calledIn = <Own extends Choice>(text: string, choices: readonly Own[]): Own[] => {
  const words = folded(text)
  const isOwn = (name: string, choice: Choice) =>
    choices.every(other => isSame(other, choice) || !foldedNames(other).includes(name))
  return choices.filter(choice =>
    foldedNames(choice).some(name => words.includes(name) && isOwn(name, choice)),
  )
}

/** What follows is to be sent. */
const contentStart = /[:"“”„«]|\b(?:that|saying)\b/i
const headOf = (text: string): string =>
  text
    .split('\n')
    .map(line => line.split(contentStart)[0]?.trim() || line)
    .join(' ')

/** First names that are also words count only where a name stands. */
const alsoWords = new Set(
  wordsOf(
    'april art august bill bob chase dawn don drew faith grace guy hope jack joy june mark may miles pat rose sue will',
  ),
)
const isMisspelled = (word: string, name: string): boolean =>
  name.length > 3 &&
  Math.abs(word.length - name.length) < 3 &&
  distance(word, name) <= (name.length > 6 ? 2 : 1)

/** The people whom the text names, as `folded` writes them; undefined if it names someone unknown. */
const peopleIn = (
  text: string,
  choices: readonly Choice[],
  acquaintances: readonly string[],
): string[] | undefined => {
  const own = choices.flatMap(({ person }) => (person ? [person] : []))
  if (own.length === 0) return []
  const people = [...new Set([...own, ...acquaintances].map(folded))]
  const head = headOf(text)
  const addressed = text.split('\n').flatMap(line => namesIn(headOf(line), line))
  const known = new Set([...people, ...choices.flatMap(foldedNames)].flatMap(wordsOf))
  if (addressed.some(name => !known.has(name))) return undefined
  const words = folded(head)
  const named = people.filter(
    person =>
      (words.includes(person) && !alsoWords.has(person.trim())) ||
      addressed.some(name => person.includes(` ${name} `)),
  )
  const isAlmostNamed =
    named.length === 0 &&
    wordsOf(head).some(word => !known.has(word) && people.some(person => isMisspelled(word, person.trim())))
  return isAlmostNamed ? undefined : named
}

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
  acquaintances: readonly string[] = [],
): readonly Own[] | undefined => {
  const people = peopleIn(talk.about, choices, acquaintances)
  if (!people || people.length > 1) return []
  const [person] = people
  const text = choices.some(({ path }) => path) ? headOf(talk.about) : talk.about
  const called = calledIn(text, choices)
  const linked = linkedIn(talk, choices)
  const place = linked.length > 0 ? placeIn(talk.question) : undefined
  if (person === undefined && called.length === 0 && place === undefined) return undefined
  if (called.some(choice => called[0] && !isSame(choice, called[0]))) return []
  return choices.filter(
    choice =>
      (person === undefined || folded(choice.person ?? '') === person) &&
      (called.length === 0 || called.includes(choice)) &&
      (place === undefined || choice.path === linked[place]),
  )
}

const ordinary = new Set(wordsOf('about and for her him his home house one that the them this with'))
const yes =
  /^\W*(?:yes|yeah|yep|ok|okay|sure|right|exactly|correct)(?:\W+(?:please|it is|that one|this one|thanks))*\W*$/i

/** Finds the one of those on offer by its number, or by a word that only it has. */
const chosenIn = (
  { question, offered }: Talk,
  choices: readonly Choice[],
  acquaintances: readonly string[],
): string | undefined => {
  const own = offered.flatMap(id => choices.filter(choice => choice.id === id))
  const people = peopleIn(question, choices, acquaintances)
  if (!people || people.length > 1) return undefined
  const reply = new Set(wordsOf(question))
  const wordsOfChoice = ({ names, person = '' }: Choice) => wordsOf(`${names.join(' ')} ${person}`)
  const chosen = own.filter((choice, index) => {
    const others = new Set(own.filter(other => other !== choice).flatMap(wordsOfChoice))
    const words = wordsOfChoice(choice).filter(
      word =>
        word.length > 2 &&
        !ordinary.has(word) &&
        !others.has(word) &&
        (reply.size <= 2 || !alsoWords.has(word)),
    )
    const isNth =
      reply.size <= 4 && [`${index + 1}`, ...(ordinals[index] ?? [])].some(word => reply.has(word))
    return isNth || words.some(word => reply.has(word)) || (own.length === 1 && yes.test(question))
  })
  const isNamed = ({ person = '' }: Choice) => people.length === 0 || people.includes(folded(person))
  return onlyOne(chosen.filter(isNamed))?.id
}

/**
 * All that the person can mean, and if it is one, that is it. If they named none, it is what the previous answer was
 * about. Of several, it is the only one without an answer.
 */
export const meantBy = <Own extends Choice>(
  choices: readonly Own[],
  talk: Talk,
  acquaintances: readonly string[] = [],
): readonly Own[] => {
  const chosen = chosenIn(talk, choices, acquaintances)
  if (chosen) return choices.filter(({ id }) => id === chosen)
  const isReply = talk.offered.length > 0
  const replied = isReply ? saidIn(choices, { ...talk, about: talk.question }, acquaintances) : undefined
  const meant = replied ?? saidIn(choices, talk, acquaintances) ?? lastShownOf(choices, talk)
  const waiting = meant.filter(({ isWaiting }) => isWaiting)
  return waiting.length === 1 ? waiting : meant
}

/** The only one that the previous answer linked to, or all. */
const lastShownOf = <Own extends Choice>(choices: readonly Own[], talk: Talk): readonly Own[] => {
  const [linked, ...others] = linkedIn(talk, choices)
  return linked && others.length === 0 ? choices.filter(({ path }) => path === linked) : choices
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
