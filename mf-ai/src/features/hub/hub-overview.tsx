// The hub at a glance: figures, ways into the tabs, and what is latest.
import { queryOf } from '@portal/client/call'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { Button } from '@portal/shared-ui/button'
import { CardGrid } from '@portal/shared-ui/card'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { StatCard, StatGrid } from '@portal/shared-ui/stat-card'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { AlarmClock, Bell, Lightbulb, MessageCircle } from 'lucide-react'
import { Halves, type HubTab } from './hub-layout.tsx'

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

/** How much of everything there is (spec §2.18). */
function HubCounters() {
  const { data: stats, isError } = useStats()
  const figure = (count: number | undefined) => (isError ? '–' : count)
  return (
    <StatGrid>
      <StatCard label="Conversations" value={figure(stats?.conversations)} icon={<MessageCircle />} />
      <StatCard label="Notifications" value={figure(stats?.notifications)} icon={<Bell />} />
      <StatCard label="Reminders" value={figure(stats?.reminders)} icon={<AlarmClock />} />
      <StatCard label="Insights" value={figure(stats?.insights)} icon={<Lightbulb />} />
    </StatGrid>
  )
}

/** The hub's counters; counted again whenever the overview opens, because the other tabs change them. */
const useStats = () =>
  useQuery({
    ...queryOf(assistantEndpoints.stats),
    select: ({ stats }) => stats,
    staleTime: 0,
  })
