import type { Review } from '@portal/contract/verifications/review'

const nouns: Record<Review['kind'], string> = {
  organization: 'Organization',
  license: 'Real estate license',
  home: 'Right to rent out',
  document: 'Documents',
}

/** "Organization of Hector Ramos". */
export const reviewTitle = ({ kind, person }: Review): string =>
  `${nouns[kind]} of ${person.firstName} ${person.lastName}`
