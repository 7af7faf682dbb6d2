import { EmptyState } from '@portal/shared-ui/empty-state'
import { Panel } from '@portal/shared-ui/panel'
import { HubList } from './hub-list.tsx'
import { InsightRow } from './insight-row.tsx'
import { useInsights } from './use-hub.ts'

/** Every insight, newest first, with what it recommends. */
export const InsightsTab = () => (
  <Panel title="Insights" padding="none">
    <HubList
      what="insights"
      query={useInsights()}
      empty={
        <EmptyState picture="search" title="Insights are coming soon" level={3}>
          They will show what the portal notices about your search and your homes.
        </EmptyState>
      }
      row={insight => <InsightRow insight={insight} isWhole />}
    />
  </Panel>
)
