// What the hub's other tabs show: all of each kind, and what is to come.
import type { Insight } from '@portal/contract/assistant/assistant'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Panel } from '@portal/shared-ui/panel'
import { space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { HubList } from './hub-list.tsx'
import { InsightRow } from './insight-row.tsx'
import { SmartNotifications } from './notifications/smart-notifications.tsx'
import { ReminderRow } from './reminder-row.tsx'
import { useInsights, useReminders } from './use-hub.ts'

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

/** Every insight, newest first, with what it recommends. */
const InsightsTab = () => (
  <Panel title="Insights" padding="none">
    <HubList
      what="insights"
      query={useInsights()}
      empty={
        <EmptyState picture="search" title="Insights are coming soon" level={3}>
          They will show what the portal notices about your search and your homes.
        </EmptyState>
      }
      row={insight => (
        <InsightRow insight={insight}>
          <WholeInsight insight={insight} />
        </InsightRow>
      )}
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

/** The whole text, and what it recommends. */
const WholeInsight = ({ insight: { content, recommendations } }: { insight: Insight }) => (
  <WholeText>
    <p>{content}</p>
    {recommendations.length > 0 && (
      <>
        <strong>What you can do</strong>
        <ul>
          {recommendations.map(each => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </>
    )}
  </WholeText>
)

const WholeText = styled.div`
  display: grid;
  gap: ${space[1]};
  margin-top: ${space[2]};
  text-wrap: pretty;
  & > ul {
    padding-inline-start: ${space[5]};
    list-style: disc;
  }
`
