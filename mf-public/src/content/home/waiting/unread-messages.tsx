import * as sitePaths from '@portal/contract/site-paths'
import { Badge } from '@portal/shared-ui/badge'
import { formatDate } from '@portal/shared-ui/format-date'
import { useUnreadThreads } from './use-waiting.ts'
import { WaitingPanel, WaitingRow } from './waiting-panel.tsx'

export const UnreadMessages = () => {
  const { data, ...state } = useUnreadThreads()
  return (
    <WaitingPanel
      title="Unread messages"
      things={data?.threads}
      total={data?.unread}
      {...state}
      row={({ id, other, property, propertyTitle, unreadCount, lastMessageAt }) => (
        <WaitingRow
          to={sitePaths.conversation(id)}
          title={`${other.firstName} ${other.lastName}`.trim()}
          about={property?.title ?? propertyTitle}
          meta={formatDate(lastMessageAt)}
          badge={<Badge tone="primary">{unreadCount} new</Badge>}
        />
      )}
      all={sitePaths.messages}
      empty={{ sentence: 'No unread messages.', action: 'View messages' }}
    />
  )
}
