// A question that a person can ask: its button types it, and the person sends it.
import { color, fontSize, media, motion, radius, size, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { useChat } from './chat.ts'

export function Example({ children }: { children: string }) {
  const { type } = useChat()
  return (
    <Frame type="button" onClick={() => type(children)}>
      {children}
    </Frame>
  )
}

const Frame = styled.button`
  min-height: ${size.touch};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.sm};
  line-height: 1.4;
  text-align: start;
  transition: background-color ${motion.fast};
  ${media.hover} { &:hover { background: ${color.hover}; } }
`
