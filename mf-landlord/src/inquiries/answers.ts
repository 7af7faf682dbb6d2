// The texts for the ways to answer an inquiry and to settle its tour. The lifecycle defines which ones a state allows.
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { nextStepOf, wishedDatesOf } from '@portal/contract/inquiries/inquiry-words'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'

/** The states that answers lead to, and what else a landlord does about a tour. */
export type AnswerKind =
  | 'responded'
  | 'proposed'
  | 'scheduled'
  | 'outcome'
  | 'calledOff'
  | 'completed'
  | 'declined'

interface AnswerWords {
  button: string
  title: string
  /** The explanation below the dialog's title. */
  meaning: string
  submit: string
  /** The toasts. */
  done: string
  failed: string
  /** The initial message, which the landlord can change. */
  suggestion: string
}

export const answerWords: Record<AnswerKind, AnswerWords> = {
  responded: {
    button: 'Answer',
    title: 'Answer',
    meaning: 'We’ll let the tenant know.',
    submit: 'Send answer',
    done: 'Answer sent',
    failed: 'We couldn’t send the answer',
    suggestion: '',
  },
  scheduled: {
    button: 'Accept',
    title: 'Schedule a tour',
    meaning: 'Choose one of the times that the tenant requested.',
    submit: 'Schedule tour',
    done: 'Tour scheduled',
    failed: 'We couldn’t schedule the tour',
    suggestion: 'That time works. See you then!',
  },
  proposed: {
    button: 'Propose times',
    title: 'Propose tour times',
    meaning: 'The tenant chooses one of them.',
    submit: 'Send times',
    done: 'Times proposed',
    failed: 'We couldn’t send the times',
    suggestion: '',
  },
  outcome: {
    button: 'Record outcome',
    title: 'How did the tour go?',
    meaning: 'This closes the inquiry. We’ll let the tenant know.',
    submit: 'Save',
    done: 'Saved',
    failed: 'We couldn’t save this',
    suggestion: '',
  },
  calledOff: {
    button: 'Cancel tour',
    title: 'Cancel this tour?',
    meaning: 'We’ll let the tenant know. You can propose other times later.',
    submit: 'Cancel tour',
    done: 'Tour canceled',
    failed: 'We couldn’t cancel the tour',
    suggestion: '',
  },
  completed: {
    button: 'Close',
    title: 'Close this inquiry?',
    meaning: 'Neither of you can change it afterward.',
    submit: 'Close inquiry',
    done: 'Inquiry closed',
    failed: 'We couldn’t close the inquiry',
    suggestion: 'Thank you for your interest in this home.',
  },
  declined: {
    button: 'Decline',
    title: 'Decline this inquiry?',
    meaning: 'We’ll let the tenant know. Neither of you can change it afterward.',
    submit: 'Decline inquiry',
    done: 'Inquiry declined',
    failed: 'We couldn’t decline the inquiry',
    suggestion: 'Thank you for your interest. Unfortunately, I cannot offer you this home.',
  },
}

const may = ({ status }: Inquiry, state: Inquiry['status']): boolean =>
  mayFollow(inquiryLifecycle, status, state)

/** The requested times that can be accepted; none once a tour is set. */
export const openWishes = (inquiry: Inquiry): string[] =>
  may(inquiry, 'scheduled') && inquiry.status !== 'scheduled'
    ? wishedDatesOf(inquiry).filter(moment => Date.parse(moment) > Date.now())
    : []

/** The other allowed answers in this state, most common first. */
export const allowedAnswers = (inquiry: Inquiry): AnswerKind[] => {
  const next = nextStepOf(inquiry, Date.now())?.type
  const kinds: [AnswerKind, boolean][] = [
    ['outcome', next === 'say_outcome'],
    ['responded', may(inquiry, 'responded')],
    ['proposed', may(inquiry, 'responded')],
    ['calledOff', next === 'attend_viewing'],
    ['completed', may(inquiry, 'completed') && next !== 'say_outcome'],
    ['declined', may(inquiry, 'declined')],
  ]
  return kinds.flatMap(([kind, isAllowed]) => (isAllowed ? [kind] : []))
}
