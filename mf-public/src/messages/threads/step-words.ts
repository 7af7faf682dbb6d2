import { visitInWords } from '@portal/app-kit/visit-in-words'
import type { Thread } from '@portal/contract/threads/thread'
import { formatDate } from '@portal/shared-ui/format-date'

/** Empty if nothing comes next. */
export const stepInWords = ({ nextStep, other: { firstName: name }, property }: Thread): string => {
  if (!nextStep) return ''
  const { type, isYours, at } = nextStep
  const whoMust = (words: string) => (isYours ? `Your turn: ${words}` : `Waiting for ${name} to ${words}`)
  switch (type) {
    case 'answer_inquiry':
      return whoMust('answer the inquiry')
    case 'choose_viewing':
      return whoMust('choose a time for the tour')
    case 'attend_viewing':
      return at ? `Tour: ${visitInWords(at, property?.timeZone ?? null)}` : 'Tour'
    case 'say_outcome':
      return whoMust('confirm how the tour went')
    case 'decide_application':
      return whoMust('decide on the application')
    case 'answer_offer':
      return whoMust(at ? `answer the offer by ${formatDate(at)}` : 'answer the offer')
    case 'move_in':
      if (at) return `Moving in: ${formatDate(at)}`
      return isYours ? 'Your turn: confirm that you moved in' : `Waiting for ${name} to move in`
    case 'accept_notice':
      return whoMust('accept the notice')
    case 'look':
      return 'See what’s new'
  }
}
