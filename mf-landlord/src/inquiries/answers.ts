// The four ways to answer an inquiry, in words. The lifecycle says which of them its state allows.
import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'

export type AnswerKind = 'responded' | 'scheduled' | 'completed' | 'declined'

interface AnswerWords {
  /** On the card. */
  button: string
  title: string
  /** What it means, below the title. */
  meaning: string
  submit: string
  /** The toasts. */
  done: string
  failed: string
  /** What the message begins with; the landlord may change it. */
  suggestion: string
}

export const answerWords: Record<AnswerKind, AnswerWords> = {
  responded: {
    button: 'Answer',
    title: 'Answer',
    meaning: 'The tenant is notified and reads it with their inquiries.',
    submit: 'Send answer',
    done: 'Answer sent',
    failed: 'The answer was not sent',
    suggestion: '',
  },
  scheduled: {
    button: 'Schedule',
    title: 'Schedule a viewing',
    meaning: 'The tenant is told when to come.',
    submit: 'Schedule viewing',
    done: 'Viewing scheduled',
    failed: 'The viewing was not scheduled',
    suggestion: 'You are welcome to see the home at this time.',
  },
  completed: {
    button: 'Complete',
    title: 'Complete this inquiry?',
    meaning: 'It is settled then: neither of you can change it afterwards.',
    submit: 'Complete inquiry',
    done: 'Inquiry completed',
    failed: 'The inquiry was not completed',
    suggestion: 'Thank you for your interest in this home.',
  },
  declined: {
    button: 'Decline',
    title: 'Decline this inquiry?',
    meaning: 'The tenant is told, and neither of you can change it afterwards.',
    submit: 'Decline inquiry',
    done: 'Inquiry declined',
    failed: 'The inquiry was not declined',
    suggestion: 'Thank you for your interest. Unfortunately, I cannot offer you this home.',
  },
}

const kinds = Object.keys(answerWords) as AnswerKind[] // the keys of a constant

/** What may be done to an inquiry in this state, the usual first. */
export const answersTo = (state: InquiryStatus): AnswerKind[] =>
  kinds.filter(kind => mayFollow(inquiryLifecycle, state, kind))
