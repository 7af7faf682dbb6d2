import { StatCard } from '@portal/shared-ui/stat-card'
import { AlarmClock, Bell, Lightbulb, MessageCircle } from 'lucide-react'
import { Quarters } from './quarters.tsx'
import { useStats } from './use-stats.ts'

/** How much of everything there is (spec §2.18). */
export function HubCounters() {
  const { data: stats, isError } = useStats()
  const figure = (count: number | undefined) => (isError ? '–' : count)
  return (
    <Quarters>
      <StatCard label="Conversations" value={figure(stats?.conversations)} icon={<MessageCircle />} />
      <StatCard label="Notifications" value={figure(stats?.notifications)} icon={<Bell />} />
      <StatCard label="Reminders" value={figure(stats?.reminders)} icon={<AlarmClock />} />
      <StatCard label="Insights" value={figure(stats?.insights)} icon={<Lightbulb />} />
    </Quarters>
  )
}
