// An unsent message, kept for the tab, for each conversation and each home that is asked about.
import { isRecord } from '@portal/contract/values/json'
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from '@portal/shared-ui/draft'
import { newClientId } from '@portal/shared-ui/platform/use-client-id'

export interface MessageDraft {
  words: string
  /** Addresses of uploaded photos. */
  photos: readonly string[]
  /** The same id for all tries, so that a lost answer or a second click does not send it twice. */
  clientId?: string | undefined
}

const placeOf = (about: string): DraftPlace => ({ key: `rental-portal:message:${about}`, lasts: 'tab' })

export const emptyDraft = (): MessageDraft => ({ words: '', photos: [], clientId: newClientId() })

const isText = (value: unknown): value is string => typeof value === 'string'

const parse = (stored: unknown): MessageDraft & { personId: unknown } => {
  const { words, photos, clientId, personId } = isRecord(stored) ? stored : {}
  return {
    words: isText(words) ? words : '',
    photos: Array.isArray(photos) ? photos.filter(isText) : [],
    clientId: isText(clientId) ? clientId : newClientId(),
    personId,
  }
}

/** The draft, if this person wrote it. */
export const readMessageDraft = (about: string, personId: string): MessageDraft | null => {
  const draft = readDraft(placeOf(about), parse)
  return draft?.personId === personId ? draft : null
}

export const keepMessageDraft = (about: string, personId: string, draft: MessageDraft): void => {
  if (draft.words === '' && draft.photos.length === 0) forgetDraft(placeOf(about))
  else keepDraft(placeOf(about), { ...draft, personId })
}
