// What the hub's other tabs show: all of each kind, and what is to come.
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Panel } from '@portal/shared-ui/panel'
import { HubList } from './hub-list.tsx'
import { InsightsTab } from './insights/insights-tab.tsx'
import { SmartNotifications } from './notifications/smart-notifications.tsx'
import { ReminderRow } from './reminder-row.tsx'
import { useReminders } from './use-hub.ts'

const ChatTab = () => (
  <EmptyState picture="inbox" title="The AI Assistant is coming soon">
    You will find it at the bottom right of every page.
  </EmptyState>
)

const NotificationsTab = () => <SmartNotifications heightPx={600} />

/** Every reminder, the next one first. */
const RemindersTab = () => (
  <Panel title="Reminders" padding="none">
    <HubList
      what="reminders"
      query={useReminders()}
      empty={
        <EmptyState picture="path" title="Reminders are coming soon" level={3}>
          They will remind you of viewings, rent due dates and visits.
        </EmptyState>
      }
      row={reminder => <ReminderRow reminder={reminder} />}
    />
  </Panel>
)

const tabs = {
  chat: ChatTab,
  notifications: NotificationsTab,
  reminders: RemindersTab,
  insights: InsightsTab,
}

export const LaterTab = ({ tab }: { tab: keyof typeof tabs }) => {
  const Tab = tabs[tab]
  return <Tab />
}
