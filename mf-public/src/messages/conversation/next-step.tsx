import { visitInWords } from '@portal/app-kit/visit-in-words'
import type { Thread } from '@portal/contract/threads/thread'
import { formatDate } from '@portal/shared-ui/format-date'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

type Step = NonNullable<Thread['nextStep']>

export const NextStep = ({ thread: { nextStep, other, property } }: { thread: Thread }) => {
  if (!nextStep) return null
  return (
    <Line to={nextStep.actionUrl}>
      <span>{stepInWords(nextStep, other.firstName, property?.timeZone ?? null)}</span>
      <ArrowRight aria-hidden />
    </Line>
  )
}

const stepInWords = ({ type, isYours, at }: Step, name: string, timeZone: string | null): string => {
  const whoMust = (words: string) => (isYours ? `Your turn: ${words}` : `Waiting for ${name} to ${words}`)
  switch (type) {
    case 'answer_inquiry':
      return whoMust('answer the inquiry')
    case 'choose_viewing':
      return whoMust('choose a time for the tour')
    case 'attend_viewing':
      return at ? `Tour: ${visitInWords(at, timeZone)}` : 'Tour'
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

const Line = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 44px;
  padding: ${space[2]} ${space[4]};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`
