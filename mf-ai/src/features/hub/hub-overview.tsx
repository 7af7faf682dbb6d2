// The hub at a glance: figures, ways into the tabs, and what is latest.
import { Button } from '@portal/shared-ui/button'
import { CardGrid } from '@portal/shared-ui/card-grid'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { AlarmClock, Bell, Lightbulb, MessageCircle } from 'lucide-react'
import { Halves } from './halves.tsx'
import { HubCounters } from './hub-counters.tsx'
import type { HubTab } from './hub-tabs.ts'

export function HubOverview({ onOpen }: { onOpen: (tab: HubTab) => void }) {
  return (
    <Stack $gap={6}>
      <HubCounters />
      <Panel title="Quick Actions">
        <CardGrid $min="240px" $gap={2}>
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
