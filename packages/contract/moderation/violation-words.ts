import type { SubjectType, ViolationStatus } from './violation.ts'

export const subjectWords: Record<SubjectType, string> = {
  property: 'Listing',
  inquiry: 'Inquiry',
  message: 'Message',
  rating: 'Rating',
  photo: 'Photo',
  profile: 'Profile',
  person: 'Person',
  application: 'Application',
  other: 'Text',
}

export const violationStatusWords: Record<ViolationStatus, string> = {
  pending: 'Under review',
  confirmed: 'Confirmed',
  dismissed: 'Dismissed',
  appealed: 'Appeal under review',
}

/** The type of findings about homes that were changed while they were hidden: confirming one is no further violation. */
export const changedHomeType = 'changed_home'

/** What the contact filter finds has no reason that a person chose. */
export const filterWords = 'Contact details'
