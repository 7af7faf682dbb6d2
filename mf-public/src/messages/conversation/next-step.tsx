import type { Thread } from '@portal/contract/threads/thread'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { stepInWords } from '../threads/step-words.ts'

export const NextStep = ({ thread }: { thread: Thread }) => {
  const { nextStep } = thread
  if (!nextStep) return null
  return (
    <StepLine to={nextStep.actionUrl}>
      <span>{stepInWords(thread)}</span>
      <ArrowRight aria-hidden />
    </StepLine>
  )
}

export const StepLine = styled(Link)`
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
