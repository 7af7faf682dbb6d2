import { Button } from '@portal/shared-ui/button'
import { CardGrid } from '@portal/shared-ui/card'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { StatCard, StatGrid } from '@portal/shared-ui/stat-card'
import { Text } from '@portal/shared-ui/text'
import { AlarmClock, Bell, Lightbulb, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Halves, type HubTab, Latest, useHasAssistant } from './hub-layout.tsx'
import { HubList, HubLoading, Middle } from './hub-list.tsx'
import { InsightRow } from './insights/insight-row.tsx'
import { NextForYou, useWaitingNotifications } from './next-for-you.tsx'
import { ReminderRow } from './reminder-row.tsx'
import { recentInsights, useInsights, useReminders, useStats } from './use-hub.ts'

const shownOfEach = 3

export function HubOverview({ onOpen }: { onOpen: (tab: HubTab) => void }) {
  const hasAssistant = useHasAssistant()
  const [insights, reminders, stats] = [useInsights(recentInsights), useReminders(), useStats()]
  const reads = [insights, reminders, stats, useWaitingNotifications()]
  // One that is tried again is loading in its own place.
  if (reads.some(({ isPending, isFetched }) => isPending && !isFetched)) return <HubLoading />
  return (
    <Stack $gap={6}>
      <NextForYou />
      <Halves>
        <LatestPanel title="Recent Insights" tab="insights" onOpen={onOpen}>
          <HubList
            what="insights"
            query={insights}
            shown={shownOfEach}
            empty={
              <Nothing>
                When an inquiry or a repair waits too long, or rents change, you’ll see it here.
              </Nothing>
            }
            row={insight => <InsightRow insight={insight} />}
          />
        </LatestPanel>
        <LatestPanel title="Upcoming Reminders" tab="reminders" onOpen={onOpen}>
          <HubList
            what="reminders"
            query={reminders}
            shown={shownOfEach}
            empty={<Nothing>Reminders of rent, tours, repair visits and your own dates appear here.</Nothing>}
            row={reminder => <ReminderRow reminder={reminder} />}
          />
        </LatestPanel>
      </Halves>
      <Panel title="Quick Actions">
        <CardGrid $min="240px" $gap={2}>
          <Button variant="outline" icon={<Bell aria-hidden />} onClick={() => onOpen('notifications')}>
            View notifications
          </Button>
          {hasAssistant && (
            <Button variant="outline" icon={<MessageCircle aria-hidden />} onClick={() => onOpen('chat')}>
              Start a chat
            </Button>
          )}
          <Button variant="outline" icon={<AlarmClock aria-hidden />} onClick={() => onOpen('reminders')}>
            View reminders
          </Button>
          <Button variant="outline" icon={<Lightbulb aria-hidden />} onClick={() => onOpen('insights')}>
            View insights
          </Button>
        </CardGrid>
      </Panel>
      <HubCounters stats={stats} />
    </Stack>
  )
}

/** The counts (spec §2.18). */
function HubCounters({ stats: { data, isError } }: { stats: ReturnType<typeof useStats> }) {
  const figure = (count: number | undefined) => (isError ? '–' : count)
  return (
    <StatGrid>
      <StatCard label="Conversations" value={figure(data?.conversations)} icon={<MessageCircle />} />
      <StatCard label="Notifications" value={figure(data?.notifications)} icon={<Bell />} />
      <StatCard label="Reminders" value={figure(data?.reminders)} icon={<AlarmClock />} />
      <StatCard label="Insights" value={figure(data?.insights)} icon={<Lightbulb />} />
    </StatGrid>
  )
}

interface LatestPanelProps {
  title: string
  tab: HubTab
  onOpen: (tab: HubTab) => void
  children: ReactNode
}

function LatestPanel({ title, tab, onOpen, children }: LatestPanelProps) {
  return (
    <Panel
      title={title}
      padding="none"
      actions={
        <Button variant="ghost" size="sm" aria-label={`View all: ${title}`} onClick={() => onOpen(tab)}>
          View all
        </Button>
      }
    >
      <Latest>{children}</Latest>
    </Panel>
  )
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <Middle>
    <Text $tone="muted">{children}</Text>
  </Middle>
)
