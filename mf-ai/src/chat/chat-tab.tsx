// The hub's chat tab: the assistant at full height (docs/decisions/assistant.md).
import { color, radius } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { ChatView } from './chat-view.tsx'

export const ChatTab = () => (
  <Frame aria-label="AI Assistant">
    <ChatView />
  </Frame>
)

/** As high as the rest of the window, so that people can write without scrolling first. */
const Frame = styled.section`
  height: max(420px, calc(100dvh - 280px - var(--lane, 0px)));
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
`
