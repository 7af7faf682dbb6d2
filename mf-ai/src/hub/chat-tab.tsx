import { EmptyState } from '@portal/shared-ui/empty-state'

export const ChatTab = () => (
  <EmptyState picture="inbox" title="The AI Assistant is coming soon">
    You will find it at the bottom right of every page.
  </EmptyState>
)
