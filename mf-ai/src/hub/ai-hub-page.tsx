// The AI hub: five tabs; the URL holds the open one (spec §2.18). All but the overview load on demand.

import { useAddressParams } from '@portal/app-kit/use-address-params'
import { useTitle } from '@portal/app-kit/use-title'
import { Boundary } from '@portal/shared-ui/boundary'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Page } from '@portal/shared-ui/page'
import { Panel } from '@portal/shared-ui/panel'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { TabPanel, Tabs } from '@portal/shared-ui/tabs'
import type { ReactNode } from 'react'
import { HubHeader, type HubTab, HubTabList, hubTitle, tabOf, useHasAssistant } from './hub-layout.tsx'
import { RowShapes } from './hub-list.tsx'
import { HubOverview } from './hub-overview.tsx'
import { noFilter, paramsOf } from './notifications/notification-filter.ts'

/** The tabs with their panels' titles. */
const laterTabs = [
  ['chat', 'AI Assistant', lazily(async () => (await import('../chat/chat-tab.tsx')).ChatTab)],
  [
    'notifications',
    'Smart Notifications',
    lazily(async () => (await import('./notifications/smart-notifications.tsx')).NotificationsTab),
  ],
  [
    'reminders',
    'Reminders',
    lazily(async () => (await import('./reminders/reminders-tab.tsx')).RemindersTab),
  ],
  ['insights', 'Insights', lazily(async () => (await import('./insights/insights-tab.tsx')).InsightsTab)],
] as const

/** Lets the tab in the address render right away. If its code fails to load, the tab reports that itself. */
export const loadTabAhead = async (search: URLSearchParams): Promise<void> => {
  const name = tabOf(search)
  for (const [tab, , Tab] of laterTabs) if (tab === name) await Tab.loadAhead()
}

const loadTabsAhead = () => {
  for (const [, , Tab] of laterTabs) void Tab.loadAhead()
}

export const AiHubPage = withQueries(() => {
  useTitle(hubTitle)
  const [params, changeParams] = useAddressParams()
  const hasAssistant = useHasAssistant()
  const openTab = (tab: HubTab) =>
    changeParams({ tab: tab === 'overview' ? null : tab, ...paramsOf(noFilter) })
  return (
    <Page>
      <HubHeader />
      <Tabs
        value={tabOf(params, hasAssistant)}
        onValueChange={tab => openTab(tabOf(new URLSearchParams({ tab })))}
      >
        {/* Loads the tabs when a pointer or the focus is near. */}
        <HubTabList onPointerEnter={loadTabsAhead} onFocus={loadTabsAhead} />
        <TabPanel value="overview">
          <HubOverview onOpen={openTab} />
        </TabPanel>
        {laterTabs.map(([tab, title, Tab]) => (
          <TabPanel key={tab} value={tab}>
            <OnDemand title={title} label={`Loading your ${tab}`}>
              <Tab />
            </OnDemand>
          </TabPanel>
        ))}
      </Tabs>
    </Page>
  )
})

interface OnDemandProps {
  title: string
  label: string
  children: ReactNode
}

function OnDemand({ title, label, children }: OnDemandProps) {
  const loading = (
    <Panel title={title} padding="none">
      <RowShapes label={label} />
    </Panel>
  )
  return (
    <Boundary fallback={retry => <ErrorPanel onRetry={retry} />}>
      <WhileLoading show={loading}>{children}</WhileLoading>
    </Boundary>
  )
}
