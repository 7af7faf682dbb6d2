// The hub at a glance: figures, ways into the tabs, and what is latest.
import { Button } from '@portal/shared-ui/button'
import { CardGrid } from '@portal/shared-ui/card-grid'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { StatCard } from '@portal/shared-ui/stat-card'
import { Text } from '@portal/shared-ui/text'
import { AlarmClock, Bell, BellDot, Lightbulb, MessageCircle } from 'lucide-react'
import { Halves } from './halves.tsx'
import type { HubTab } from './hub-tabs.ts'
import { useNotifications } from './notifications/use-notifications.ts'

export function HubOverview({ onOpen }: { onOpen: (tab: HubTab) => void }) {
  const { data: notifications, isError } = useNotifications()
  const unread = notifications?.filter(({ isRead }) => !isRead)
  return (
    <Stack $gap={6}>
      <Halves>
        <StatCard label="Notifications" value={isError ? '–' : notifications?.length} icon={<Bell />} />
        <StatCard label="Unread" value={isError ? '–' : unread?.length} icon={<BellDot />} tone="primary" />
      </Halves>
      <Panel title="Quick Actions">
        <CardGrid $min="180px" $gap={2}>
          <Button variant="outline" icon={<Bell aria-hidden />} onClick={() => onOpen('notifications')}>
            View notifications
          </Button>
          <Button variant="outline" icon={<MessageCircle aria-hidden />} onClick={() => onOpen('chat')}>
            Start a chat
          </Button>
          <Button variant="outline" icon={<AlarmClock aria-hidden />} onClick={() => onOpen('reminders')}>
            View reminders
          </Button>
          <Button variant="outline" icon={<Lightbulb aria-hidden />} onClick={() => onOpen('insights')}>
            View insights
          </Button>
        </CardGrid>
      </Panel>
      <Halves>
        <Panel title="Recent Insights">
          <Text $tone="muted">Coming soon</Text>
        </Panel>
        <Panel title="Upcoming Reminders">
          <Text $tone="muted">Coming soon</Text>
        </Panel>
      </Halves>
    </Stack>
  )
}
