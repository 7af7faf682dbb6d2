import { color, fontSize, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { keyframes, styled } from 'styled-components'
import { wordsOfTool } from './tool-words.ts'

interface TypingIndicatorProps {
  tool: string | null
  /** Part of the answer is already visible, so only the dots are shown. */
  isQuiet: boolean
}

/** Shows that the assistant is working, and on what. */
export function TypingIndicator({ tool, isQuiet }: TypingIndicatorProps) {
  const words = wordsOfTool(tool)
  return (
    <Line role="status">
      <Dots aria-hidden>
        <i />
        <i />
        <i />
      </Dots>
      {isQuiet ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </Line>
  )
}

const Line = styled.p`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 24px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`

const rise = keyframes`30% { opacity: 1; translate: 0 -3px; }`

const Dots = styled.span`
  display: inline-flex;
  gap: ${space[1]};
  & > i {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${color.primary};
    opacity: 0.45;
    animation: ${rise} 1.2s ease-in-out infinite;
  }
  & > i:nth-child(2) {
    animation-delay: 0.15s;
  }
  & > i:nth-child(3) {
    animation-delay: 0.3s;
  }
  @media (prefers-reduced-motion: reduce) {
    & > i {
      opacity: 0.8;
      animation: none;
    }
  }
`
