import type { Document, OwnDocument, SeenBy } from '@portal/contract/documents/document'
import { formatDate } from '@portal/shared-ui/format-date'
import { timesInWords } from '../times-in-words.ts'

export const purposeWords: Record<Document['purpose'], string> = {
  identity: 'Proof of identity',
  income: 'Proof of income',
  reference: 'Reference',
  rental_history: 'Rental history',
  insurance: 'Insurance',
  policy: 'House rules and policies',
  lease: 'Lease',
  export: 'Copy of your data',
  other: 'Something else',
}

/** "Shared with Marcus Hale until Dec 4, 2040, viewed twice". */
const sharedInWords = ({ firstName, lastName, expiresAt, looks }: SeenBy): string =>
  `Shared with ${firstName} ${lastName}${expiresAt ? ` until ${formatDate(expiresAt)}` : ''}, ${
    looks > 0 ? `viewed ${timesInWords(looks)}` : 'not viewed yet'
  }`

export const aboutOwnDocument = (document: OwnDocument): string =>
  [aboutDocument(document), ...(document.seenBy ?? []).map(sharedInWords)].join(' · ')

/** "Proof of income · Nov 3, 2026 · Verified". */
export const aboutDocument = ({ purpose, createdAt, review }: Document): string =>
  [purposeWords[purpose], formatDate(createdAt), reviewWords[review]].filter(Boolean).join(' · ')

const reviewWords: Record<Document['review'], string> = {
  unreviewed: '',
  pending: 'Under review',
  verified: 'Verified',
  rejected: 'Not verified',
}
