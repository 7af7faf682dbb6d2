import { Button } from '@portal/shared-ui/button'
import { Heading } from '@portal/shared-ui/heading'
import { color, space } from '@portal/shared-ui/tokens'
import { Bot, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useChat } from './chat.ts'

export function ChatHeader({ actions }: { actions?: ReactNode }) {
  const { conversationId, turn, open } = useChat()
  return (
    <Bar>
      <Bot aria-hidden />
      <Heading level={2} size="md">
        AI Assistant
      </Heading>
      {(conversationId !== null || turn !== null) && (
        <Button variant="ghost" size="sm" icon={<SquarePen aria-hidden />} onClick={() => open(null)}>
          New conversation
        </Button>
      )}
      {actions}
    </Bar>
  )
}

const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: 56px;
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color.primary};
  }
  & > h2 {
    flex: 1;
    min-width: 0;
  }
`
