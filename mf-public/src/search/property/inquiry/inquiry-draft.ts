// An unsent message to a landlord, kept for the tab: signing up or a reload must not lose it.
import { isRecord } from '@portal/contract/values/json'
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from '@portal/shared-ui/draft'
import { newClientId } from '@portal/shared-ui/platform/use-client-id'

export type InquiryType = 'question' | 'viewing'

export interface InquiryDraft {
  inquiryType: InquiryType
  message: string
  /** Tour times in UTC, best first. */
  wishedDates: string[]
  /** The same id for all tries, so that a lost answer or a second click does not send it twice. */
  clientId?: string | undefined
  /** A visitor pressed Send, and has to sign in first. */
  isWaiting: boolean
}

const placeOf = (propertyId: string): DraftPlace => ({
  key: `rental-portal:inquiry:${propertyId}`,
  lasts: 'tab',
})

export const emptyDraft = (inquiryType: InquiryType): InquiryDraft => ({
  inquiryType,
  message: '',
  wishedDates: [],
  clientId: newClientId(),
  isWaiting: false,
})

const parse = (stored: unknown): InquiryDraft & { personId: string | null } => {
  const record = isRecord(stored) ? stored : {}
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    inquiryType: record.inquiryType === 'question' ? 'question' : 'viewing',
    message: textOf(record.message) ?? '',
    wishedDates: Array.isArray(record.wishedDates)
      ? record.wishedDates.filter(date => typeof date === 'string')
      : [],
    clientId: textOf(record.clientId) ?? newClientId(),
    isWaiting: record.isWaiting === true,
    personId: textOf(record.personId),
  }
}

/** The draft about a home, if this person wrote it, even before signing in; `personId` is null for visitors. */
export const readInquiryDraft = (propertyId: string, personId: string | null): InquiryDraft | null => {
  const draft = readDraft(placeOf(propertyId), parse)
  return draft && (draft.personId === null || draft.personId === personId) ? draft : null
}

export const keepInquiryDraft = (propertyId: string, personId: string | null, draft: InquiryDraft): void =>
  keepDraft(placeOf(propertyId), { ...draft, personId })

export const forgetInquiryDraft = (propertyId: string): void => forgetDraft(placeOf(propertyId))
