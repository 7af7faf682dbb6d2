import type { DecideFinding, Finding } from '@portal/contract/moderation/finding'
import { changedHomeType } from '@portal/contract/moderation/violation-words'
import { findingTitle } from './finding-words.ts'

export type Decision = DecideFinding['decision']

const decisionWords = {
  pending: {
    confirmed: { title: 'Confirm', submit: 'Confirm', done: 'Confirmed' },
    dismissed: { title: 'Dismiss', submit: 'Dismiss', done: 'Dismissed' },
  },
  appealed: {
    confirmed: { title: 'Uphold', submit: 'Uphold decision', done: 'Decision upheld' },
    dismissed: { title: 'Reverse', submit: 'Reverse decision', done: 'Decision reversed' },
  },
}

/** The words of its buttons, which an appeal has others for. */
export const wordsFor = ({ status }: Finding, decision: Decision) =>
  decisionWords[status === 'appealed' ? 'appealed' : 'pending'][decision]

/** A start, which most decisions need no more than. */
export const defaultReason = (finding: Finding, decision: Decision): string => {
  if (finding.status === 'appealed') return ''
  return decision === 'dismissed'
    ? 'We found nothing that breaks our rules.'
    : `This breaks our rules: ${findingTitle(finding).toLowerCase()}.`
}

/** Nobody learns of a report or a doubt about them that was dismissed. */
export const isUntold = ({ status, source, violationType }: Finding, decision: Decision): boolean =>
  status === 'pending' && decision === 'dismissed' && source !== 'filter' && violationType !== changedHomeType
