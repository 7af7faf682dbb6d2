// Splits a message with two requests: "my sink leaks, and remind me on Friday to call about it".
import type { Intent } from '../understand/intents/intents.ts'
import type { Conversation } from './read-conversation.ts'
import { readTurn, type Turn } from './turn.ts'

/**
 * Requests of two topics count as two; other intents continue the conversation, or their words are a message
 * to someone.
 */
const topics: Partial<Record<Intent, string>> = {
  search_homes: 'homes',
  my_homes: 'homes',
  list_favorites: 'favorites',
  list_saved_searches: 'searches',
  my_requests: 'repairs',
  draft_repair: 'repairs',
  requests_for_homes: 'repairs',
  urgent_requests: 'repairs',
  overdue_requests: 'repairs',
  list_inquiries: 'inquiries',
  my_plan: 'plan',
  my_usage: 'plan',
  list_plans: 'plan',
  my_invoices: 'plan',
  list_reminders: 'reminders',
  draft_reminder: 'reminders',
  list_notifications: 'notifications',
  list_insights: 'insights',
}

const topicOf = ({ intent, points }: Turn): string | undefined =>
  intent && points >= minPoints ? topics[intent] : undefined

/** Both parts must be at least this certain. */
const minPoints = 6

/** A run of signs is tried from its beginning only: from each of its letters, a long one would take time that grows with its square. */
const seam =
  /(?<![\s,;.!?])[\s,;.!?]+(?:and|also|plus|oh|then)(?:[\s,]+(?:and|also|please|then))*\s+|[.!?;]\s+/gi

/** Two requests take few sentences; a long text is one request. */
const maxSeams = 6

/** The question's requests, each read separately; the whole question if it cannot be split. */
export const readTurns = (conversation: Conversation): Turn[] => {
  const { question } = conversation
  const seams = [...question.matchAll(seam)]
  if (seams.length > maxSeams) return [readTurn(conversation)]
  const halves = seams.map(({ index, 0: found }) =>
    [question.slice(0, index), question.slice(index + found.length)].map(part =>
      readTurn({ ...conversation, question: part }),
    ),
  )
  const areTwo = (turns: Turn[]): boolean => {
    const [first, second] = turns.map(topicOf)
    return first !== undefined && second !== undefined && first !== second
  }
  return halves.find(areTwo) ?? [readTurn(conversation)]
}
