// The conversation that a person has open in this tab; survives reloads.
import { isRecord } from '@portal/contract/values/json'
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from '@portal/shared-ui/draft'

const place: DraftPlace = { key: 'assistant-conversation', lasts: 'tab' }

const parse = (stored: unknown): { personId: string | null; conversationId: string | null } => {
  const record = isRecord(stored) ? stored : {}
  const wordOf = (value: unknown) => (typeof value === 'string' ? value : null)
  return { personId: wordOf(record.personId), conversationId: wordOf(record.conversationId) }
}

/** Null if none is open, and for any other person. */
export const keptConversation = (personId: string | undefined): string | null => {
  const kept = readDraft(place, parse)
  return kept && kept.personId === personId ? kept.conversationId : null
}

export const keepConversation = (personId: string | undefined, conversationId: string | null): void => {
  if (personId && conversationId) keepDraft(place, { personId, conversationId })
  else forgetDraft(place)
}
