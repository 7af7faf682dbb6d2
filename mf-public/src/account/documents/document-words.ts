// What a document is for, and since when it is there.
import type { Document } from '@portal/contract/documents/document'
import { formatDate } from '@portal/shared-ui/format-date'

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

/** "Proof of income · Nov 3, 2026". */
export const aboutDocument = ({ purpose, createdAt }: Document): string =>
  `${purposeWords[purpose]} · ${formatDate(createdAt)}`
