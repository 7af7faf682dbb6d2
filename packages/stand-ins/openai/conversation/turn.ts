// The question in context: its intent, the wishes, and the homes shown before. Read from the words of the conversation alone.

import type { Intent } from '../understand/intents/intents.ts'
import type { Role } from '../understand/intents/signs.ts'
import { type ParsedMessage, parseMessage } from '../understand/parsed-message.ts'
import { type Guess, readIntents } from '../understand/read-intent.ts'
import { addWishes, readWishes, saysAnyWish, type Wishes } from '../understand/wishes.ts'
import type { Conversation } from './read-conversation.ts'

/** A home that an answer linked to, with its line. */
export interface ShownHome {
  id: string
  title: string
  line: string
}

export interface Turn {
  said: ParsedMessage
  intent: Intent | undefined
  /** The certainty of the intent; below 4, the words could mean something else. */
  points: number
  wishes: Wishes
  /** The homes of the last answer that showed any, in order. */
  shown: ShownHome[]
  /** The homes of all answers. */
  everShown: ReadonlySet<string>
  /** The previous question, if this one replies to a question about it. */
  asked: ParsedMessage | undefined
  lastAnswer: string
  role: Role
  conversation: Conversation
}

const homeLink = /\[([^\]\n]+)\]\(\/properties\/([0-9a-f-]{36})\)/g

const homesIn = (answer: string): ShownHome[] =>
  answer
    .split('\n')
    .flatMap(line => [...line.matchAll(homeLink)].map(([, title = '', id = '']) => ({ id, title, line })))

/** What carries over from one message to the next. */
interface Thread {
  intent: Intent | undefined
  wishes: Wishes
  shown: ShownHome[]
  everShown: Set<string>
  said: ParsedMessage | undefined
  answer: string
}

/** Intents that a message about the same homes continues. */
const aboutHomes: ReadonlySet<Intent | undefined> = new Set<Intent>([
  'search_homes',
  'typical_rent',
  'save_search',
])
const drafting: ReadonlySet<Intent | undefined> = new Set<Intent>([
  'draft_repair',
  'draft_inquiry',
  'draft_response',
  'draft_proposal',
  'listing_text',
  'draft_reminder',
  'save_search',
])

/** An answer that ends with a question expects a reply. */
const isAsking = (answer: string): boolean => /\?\s*$/.test(answer) && answer.includes('**')

/** "No, the other one" after a drafted repair means another home of theirs, by its number in a list or its name. */
const isInAnotherHome = (
  said: ParsedMessage,
  best: Guess | undefined,
  { intent, answer }: Thread,
): boolean => {
  if (intent !== 'draft_repair' || !answer.includes('a repair request for')) return false
  if (said.has('fault') || said.words.length > 10) return false
  const isOther = said.hasAny('otherHome', 'ordinal')
  const isWeak = !best || best.points < 6 || best.intent === 'my_tenancy' || best.intent === 'home_details'
  return isWeak && isOther
}

const refining = (said: ParsedMessage) =>
  said.hasAny('cheaper', 'dearer', 'bigger', 'smaller', 'others', 'change')

const decide = (
  said: ParsedMessage,
  guesses: Guess[],
  wishes: ReturnType<typeof readWishes>,
  thread: Thread,
): Guess | undefined => {
  const [best] = guesses
  // "The first one" replies to a question.
  if (
    drafting.has(thread.intent) &&
    isAsking(thread.answer) &&
    thread.intent &&
    (!best || best.points < 6 || best.intent === 'home_details' || best.intent === thread.intent)
  )
    if (!said.has('no')) return { intent: thread.intent, points: 9 }
  if (isInAnotherHome(said, best, thread)) return { intent: 'draft_repair', points: 9 }
  // "Is there parking at the second one?" asks about a home that was shown.
  const isOrdinary = !best || best.intent === 'search_homes' || best.points < 4
  if (said.has('ordinal') && thread.shown.length > 0 && isOrdinary)
    return { intent: 'home_details', points: 6 }
  // "Yes, please draft it" accepts the previous answer's offer.
  if (said.has('yes') && said.words.length <= 6 && !saysAnyWish(wishes) && (!best || best.points <= 2))
    return { intent: 'agree', points: 5 }
  const continues = aboutHomes.has(thread.intent) && thread.shown.length + thread.answer.length > 0
  const isWeak = !best || best.points < 4 || best.intent === 'search_homes'
  if (continues && isWeak && (saysAnyWish(wishes) || refining(said)) && best?.intent !== 'home_details')
    return { intent: 'search_homes', points: 5 }
  return best
}

/** "Find me a house in Oakland" starts over; "only with parking" adds to the wishes. */
const startsOver = (said: ParsedMessage, wishes: Wishes): boolean =>
  said.has('home', 'seek') && !refining(said) && Object.keys(wishes).length > 1

const startOf = (): Thread => ({
  intent: undefined,
  wishes: {},
  shown: [],
  everShown: new Set(),
  said: undefined,
  answer: '',
})

export const readTurn = (conversation: Conversation): Turn => {
  const { role } = conversation
  let thread = startOf()
  const read = (question: string) => {
    const said = parseMessage(question)
    const now = readWishes(said)
    const guesses = readIntents(said, now, role)
    const guess = decide(said, guesses, now, thread)
    const keepsWishes = (aboutHomes.has(guess?.intent) || guess === undefined) && !startsOver(said, now)
    const isCorrection = isInAnotherHome(said, guesses[0], thread)
    const isAnswer =
      isCorrection ||
      (drafting.has(guess?.intent) && guess?.intent === thread.intent && isAsking(thread.answer))
    return { said, guess, isAnswer, wishes: addWishes(keepsWishes ? thread.wishes : {}, now) }
  }
  for (const { question, answer } of conversation.before) {
    const { said, guess, isAnswer, wishes } = read(question)
    const shown = homesIn(answer)
    thread = {
      intent: guess?.intent === 'agree' ? thread.intent : (guess?.intent ?? thread.intent),
      wishes: aboutHomes.has(guess?.intent) ? wishes : thread.wishes,
      shown: shown.length > 0 ? shown : thread.shown,
      everShown: new Set([...thread.everShown, ...shown.map(({ id }) => id)]),
      said: isAnswer ? thread.said : said,
      answer,
    }
  }
  const { said, guess, isAnswer, wishes } = read(conversation.question)
  return {
    said,
    intent: guess?.intent === 'agree' && thread.intent ? 'agree' : guess?.intent,
    points: guess?.points ?? 0,
    wishes,
    shown: thread.shown,
    everShown: thread.everShown,
    asked: isAnswer || guess?.intent === 'agree' ? thread.said : undefined,
    lastAnswer: thread.answer,
    role,
    conversation,
  }
}
