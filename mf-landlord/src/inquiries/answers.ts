// The texts for the four ways to answer an inquiry. The lifecycle defines which ones a state allows.
import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'

export type AnswerKind = 'responded' | 'scheduled' | 'completed' | 'declined'

interface AnswerWords {
  /** The button on the card. */
  button: string
  title: string
  /** The explanation below the dialog's title. */
  meaning: string
  submit: string
  /** The toasts. */
  done: string
  failed: string
  /** The initial message, which the landlord may change. */
  suggestion: string
}

export const answerWords: Record<AnswerKind, AnswerWords> = {
  responded: {
    button: 'Answer',
    title: 'Answer',
    meaning: 'The tenant will be notified.',
    submit: 'Send answer',
    done: 'Answer sent',
    failed: 'We couldn’t send the answer',
    suggestion: '',
  },
  scheduled: {
    button: 'Schedule',
    title: 'Schedule a tour',
    meaning: 'The tenant will see the date and time.',
    submit: 'Schedule tour',
    done: 'Tour scheduled',
    failed: 'We couldn’t schedule the tour',
    suggestion: 'You are welcome to see the home at this time.',
  },
  completed: {
    button: 'Complete',
    title: 'Complete this inquiry?',
    meaning: 'This closes the inquiry. Neither of you can change it afterward.',
    submit: 'Complete inquiry',
    done: 'Inquiry completed',
    failed: 'We couldn’t complete the inquiry',
    suggestion: 'Thank you for your interest in this home.',
  },
  declined: {
    button: 'Decline',
    title: 'Decline this inquiry?',
    meaning: 'The tenant will be notified, and neither of you can change it afterward.',
    submit: 'Decline inquiry',
    done: 'Inquiry declined',
    failed: 'We couldn’t decline the inquiry',
    suggestion: 'Thank you for your interest. Unfortunately, I cannot offer you this home.',
  },
}

const kinds = Object.keys(answerWords) as AnswerKind[] // the keys of a constant

/** The allowed answers in this state, most common first. */
export const allowedAnswers = (state: InquiryStatus): AnswerKind[] =>
  kinds.filter(kind => mayFollow(inquiryLifecycle, state, kind))
