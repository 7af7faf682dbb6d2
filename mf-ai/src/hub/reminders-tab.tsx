import { EmptyState } from '@portal/shared-ui/empty-state'
import { Panel } from '@portal/shared-ui/panel'
import { HubList } from './hub-list.tsx'
import { ReminderRow } from './reminder-row.tsx'
import { useReminders } from './use-hub.ts'

/** Every reminder, the next one first. */
export const RemindersTab = () => (
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
