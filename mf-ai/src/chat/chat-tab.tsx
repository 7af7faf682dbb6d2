// The hub's chat tab: the assistant itself, at full height (decision 65).
import { color, radius } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { ChatView } from './chat-view.tsx'

export const ChatTab = () => (
  <Frame aria-label="AI Assistant">
    <ChatView />
  </Frame>
)

const Frame = styled.section`
  height: max(420px, calc(100dvh - 280px));
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
`
