import type { Finding } from '@portal/contract/moderation/finding'
import type { ReportReason } from '@portal/contract/moderation/report'
import { reasonWords, urgentReasons } from '@portal/contract/moderation/report-words'
import type { SubjectType, ViolationSource } from '@portal/contract/moderation/violation'
import { filterWords, subjectWords } from '@portal/contract/moderation/violation-words'
import { capitalized } from '@portal/contract/values/words'

export const sourceWords: Record<ViolationSource, string> = {
  report: 'Reported',
  filter: 'Contact filter',
  check: 'Automatic check',
}

/** 'Changed home' for `changed_home`. */
export const spelled = (word: string): string => capitalized(word.replaceAll('_', ' '))

/** 'Scam', 'Contact details', or what a check calls it. */
export const findingTitle = ({ reason, source, violationType }: Finding): string =>
  reason ? reasonWords[reason] : source === 'filter' ? filterWords : spelled(violationType)

/** 'Listing: Sunny flat', or 'Message'. */
export const subjectTitle = ({
  subjectType,
  title,
}: {
  subjectType: SubjectType
  title: string | null | undefined
}): string => [subjectWords[subjectType], title].filter(Boolean).join(': ')

export const isUrgent = (reasons: readonly (ReportReason | null)[]): boolean =>
  reasons.some(reason => reason !== null && urgentReasons.includes(reason))

export const isOpen = ({ status }: Finding): boolean => status === 'pending' || status === 'appealed'

export const nameOf = ({ firstName, lastName }: Finding['accused']): string => `${firstName} ${lastName}`

/** What can be taken from the portal: nothing is there for what the contact filter kept from being stored. */
const removable: Partial<Record<SubjectType, string>> = {
  property: 'Hide the listing',
  message: 'Remove the message',
  rating: 'Remove the rating',
}

/** 'Hide the listing'; undefined if it cannot be hidden. */
export const removalOf = ({ subjectId, subjectType }: Finding): string | undefined =>
  subjectId === null ? undefined : removable[subjectType]
