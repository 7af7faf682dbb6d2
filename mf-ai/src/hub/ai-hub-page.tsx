// The AI hub: five tabs; the URL says which one is open (spec §2.18).
import { productName } from '@portal/contract/wording'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Page } from '@portal/shared-ui/page'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { TabPanel, Tabs } from '@portal/shared-ui/tabs'
import { useSearchParams } from 'react-router-dom'
import { HubHeader, type HubTab, HubTabList, hubTitle, tabOf } from './hub-layout.tsx'
import { HubOverview } from './hub-overview.tsx'
import { InsightsTab } from './insights-tab.tsx'
import { SmartNotifications } from './notifications/smart-notifications.tsx'
import { RemindersTab } from './reminders-tab.tsx'

export function AiHubPage() {
  usePageTitle(`${hubTitle} · ${productName}`)
  const [parameters, setParameters] = useSearchParams()
  const openTab = (tab: HubTab) => setParameters(tab === 'overview' ? {} : { tab })
  return (
    <Page>
      <HubHeader />
      <Tabs value={tabOf(parameters)} onValueChange={tab => openTab(tabOf(new URLSearchParams({ tab })))}>
        <HubTabList />
        <TabPanel value="overview">
          <HubOverview onOpen={openTab} />
        </TabPanel>
        <TabPanel value="chat">
          <EmptyState picture="inbox" title="The AI Assistant is coming soon">
            You will find it at the bottom right of every page.
          </EmptyState>
        </TabPanel>
        <TabPanel value="notifications">
          <SmartNotifications heightPx={600} />
        </TabPanel>
        <TabPanel value="reminders">
          <RemindersTab />
        </TabPanel>
        <TabPanel value="insights">
          <InsightsTab />
        </TabPanel>
      </Tabs>
    </Page>
  )
}
