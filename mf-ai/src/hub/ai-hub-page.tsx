// The AI hub: five tabs; the URL says which one is open (spec §2.18). All but the overview load when they are wanted.

import { productName } from '@portal/contract/wording'
import { Boundary } from '@portal/shared-ui/boundary'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Page } from '@portal/shared-ui/page'
import { Panel } from '@portal/shared-ui/panel'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { TabPanel, Tabs } from '@portal/shared-ui/tabs'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { HubHeader, type HubTab, HubTabList, hubTitle, tabOf } from './hub-layout.tsx'
import { RowShapes } from './hub-list.tsx'
import { HubOverview } from './hub-overview.tsx'

const loadTabs = () => import('./hub-tabs.tsx')
const ChatTab = lazily(async () => (await loadTabs()).ChatTab)
const NotificationsTab = lazily(async () => (await loadTabs()).NotificationsTab)
const RemindersTab = lazily(async () => (await loadTabs()).RemindersTab)
const InsightsTab = lazily(async () => (await loadTabs()).InsightsTab)

const laterTabs = {
  chat: ChatTab,
  notifications: NotificationsTab,
  reminders: RemindersTab,
  insights: InsightsTab,
}

/** Who comes near the tabs may open one. */
const loadTabsAhead = () => {
  for (const Tab of Object.values(laterTabs)) Tab.loadAhead()
}

/** The tab that the address names is drawn at once then. One whose code does not come says so itself. */
export const loadTabAhead = async (search: URLSearchParams): Promise<void> => {
  const tab = tabOf(search)
  if (tab !== 'overview') await laterTabs[tab].loadAhead()
}

export const AiHubPage = withQueries(() => {
  usePageTitle(`${hubTitle} · ${productName}`)
  const [parameters, setParameters] = useSearchParams()
  const openTab = (tab: HubTab) => setParameters(tab === 'overview' ? {} : { tab })
  return (
    <Page>
      <HubHeader />
      <Tabs value={tabOf(parameters)} onValueChange={tab => openTab(tabOf(new URLSearchParams({ tab })))}>
        <HubTabList onPointerEnter={loadTabsAhead} onFocus={loadTabsAhead} />
        <TabPanel value="overview">
          <HubOverview onOpen={openTab} />
        </TabPanel>
        <TabPanel value="chat">
          <OnDemand label="Loading the chat">
            <ChatTab />
          </OnDemand>
        </TabPanel>
        <TabPanel value="notifications">
          <OnDemand title="Smart Notifications" label="Loading your notifications">
            <NotificationsTab />
          </OnDemand>
        </TabPanel>
        <TabPanel value="reminders">
          <OnDemand title="Reminders" label="Loading your reminders">
            <RemindersTab />
          </OnDemand>
        </TabPanel>
        <TabPanel value="insights">
          <OnDemand title="Insights" label="Loading your insights">
            <InsightsTab />
          </OnDemand>
        </TabPanel>
      </Tabs>
    </Page>
  )
})

interface OnDemandProps {
  /** Of the tab's panel, where it has one. */
  title?: string
  label: string
  children: ReactNode
}

function OnDemand({ title, label, children }: OnDemandProps) {
  const shapes = <RowShapes label={label} />
  const loading = title ? (
    <Panel title={title} padding="none">
      {shapes}
    </Panel>
  ) : (
    shapes
  )
  return (
    <Boundary fallback={retry => <ErrorPanel onRetry={retry} />}>
      <WhileLoading show={loading}>{children}</WhileLoading>
    </Boundary>
  )
}
