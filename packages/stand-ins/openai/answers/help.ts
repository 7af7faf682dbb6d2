// Answers questions about how renting works here from the help pages, with a link to them.
import * as sitePaths from '@portal/contract/site-paths'
import { type Answering, callTool } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { commonWords } from '../understand/common-words.ts'
import type { Concept } from '../understand/lexicon.ts'
import type { ParsedMessage } from '../understand/parsed-message.ts'
import { stemOf } from '../understand/read-words.ts'
import { readAs, Topics } from './read-results.ts'

/** The longest question that the portal's help accepts, in characters. */
const maxQuestionLength = 200

/** Removes links to other sites: the portal takes them out of every message. */
const isAddress = (words: string): boolean => /^\S+\.[a-z]{2,}\S*$/i.test(words)
const elsewhere = 'the website that our help page names'

/** The part of a help page's Markdown that an answer may contain. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\((?!\/)[^)]*\)/g, (_, words: string) => (isAddress(words) ? elsewhere : words))
    .replace(/\bhttps?:\/\/\S*\w/g, elsewhere)
    .trim()

/** Words of questions that help pages do not contain. */
const asking = new Set(
  'know not sure tell find out someone somebody something want need like please help would does thing things way best really just also good make what how that this take bring go goes went come comes get got do done start finish whole entire once deal stuff something now already still ever ok so guy place like found pick know walk'.split(
    ' ',
  ),
)

/** The help pages' terms for some concepts. */
const names: [Concept, string][] = [
  ['removedDetails', 'why contact details are removed'],
  ['failedPayment', 'if a payment fails'],
  ['scam', 'signs of a scam'],
  ['ownWords', 'assistant how your messages are used'],
  ['afterAsking', 'asking what happens next'],
  ['process', 'renting from the search to the keys'],
  ['takingBack', 'canceling an inquiry'],
  ['passwordHelp', 'your password'],
  ['viewingAdvice', 'checklist for a tour'],
  ['closeAccount', 'closing your account'],
  ['takeOffline', 'changing, pausing, deleting a listing'],
  ['savedSearch', 'saved homes and searches'],
  ['profileChange', 'your name and profile'],
  ['protectedTrait', 'fair housing'],
]

/** Words that the help pages do not use, with their equivalents. */
const otherWords = new Map([
  ['chat', 'assistant'],
  ['bot', 'assistant'],
  ['ai', 'assistant'],
  ['salary', 'income'],
])

/** Whether the text mentions at least half of the words asked for. */
const speaksOf = (text: string, words: readonly string[]): boolean => {
  const asked = words.filter(word => !commonWords.has(word))
  const spoken = new Set(
    text
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.map(stemOf),
  )
  return asked.length > 0 && 2 * asked.filter(word => spoken.has(stemOf(word))).length >= asked.length
}

/** Undefined if no help page fits; `isSure` if the question is clearly about help. */
export function* findHelp(
  { raw, words, has }: ParsedMessage,
  isSure: boolean,
): Answering<string | undefined> {
  const named = names.find(([concept]) => has(concept))?.[1]
  const telling = words.filter(word => !asking.has(word)).map(word => otherWords.get(word) ?? word)
  const q = named ?? ([...(has('privacy') ? ['privacy'] : []), ...telling].join(' ') || raw)
  const { topics } = readAs(Topics, yield* callTool('search_help', { q: q.slice(0, maxQuestionLength) }))
  const [best, ...others] = topics
  const [part] = best?.parts ?? []
  if (!best || !part) return undefined
  if (!isSure && !named && !speaksOf(`${best.title} ${part.title} ${part.text}`, telling)) return undefined
  const more =
    others.length > 0
      ? ` See also ${others
          .slice(0, 2)
          .map(({ title, path }) => `[${title}](${path})`)
          .join(' and ')}.`
      : ''
  return `**${part.title}**\n\n${plain(part.text)}\n\nFrom our help page [${best.title}](${best.path}).${more}`
}

export const examples: Record<Turn['role'], string> = {
  tenant:
    '“Two bedrooms in Oakland under $3,000”, “My kitchen sink leaks”, “Is my furnace being fixed?” or “Remind me on the first of each month to pay the rent”',
  landlord:
    '“What needs my attention?”, “Which repairs are overdue?”, “Improve the text of my house in Daly City” or “How many listings do I have left?”',
}

export function* answerHelp({ said, role }: Turn): Answering {
  const found = yield* findHelp(said, true)
  return (
    found ??
    `I found nothing about that in our [help pages](${sitePaths.help}). You can ask me, for example: ${examples[role]}.`
  )
}
