import type { Review } from '@portal/contract/verifications/review'

const nouns: Record<Review['kind'], string> = {
  organization: 'organization',
  license: 'real estate license',
  home: 'right to rent out a home',
  document: 'documents',
}

/** "Hector Ramos’s organization". */
export const reviewTitle = ({ kind, person }: Review): string =>
  `${person.firstName} ${person.lastName}’s ${nouns[kind]}`
