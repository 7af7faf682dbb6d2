// A landlord's requests across their homes, and everything that can be done to them (spec §2.17).
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { Page } from '@portal/shared-ui/page'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { Tab, TabList, TabPanel, Tabs } from '@portal/shared-ui/tabs'
import { useState } from 'react'
import { LandlordsOnly } from '../landlords-only.tsx'
import { actionDialogs } from './actions/action-dialogs.ts'
import type { RequestAction } from './actions/request-action.ts'
import { MaintenanceHeader } from './maintenance-skeleton.tsx'
import { RequestCard } from './request-card.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { RequestFilters } from './request-filters.tsx'
import { RequestList } from './request-list.tsx'
import { noFilters, type RequestTab, useRequestView } from './request-view.ts'
import { Statistics } from './statistics.tsx'
import { useMyHomes } from './use-my-homes.ts'

export function MaintenancePage() {
  usePageTitle(`Maintenance Management · ${productName}`)
  const person = useSession()?.user
  if (person?.userType === 'tenant')
    return (
      <LandlordsOnly
        picture="tools"
        instead={{ to: sitePaths.maintenanceRequests, words: 'Go to Maintenance Requests' }}
      >
        It lists the repair requests for a landlord's homes. Yours are on a page of their own.
      </LandlordsOnly>
    )
  return (
    <Page>
      <MaintenanceHeader />
      {person && <Maintenance personId={person.id} />}
    </Page>
  )
}

const tabs: Record<RequestTab, string> = { all: 'All Requests', urgent: 'Urgent', overdue: 'Overdue' }

function Maintenance({ personId }: { personId: string }) {
  const { view, change } = useRequestView()
  const homes = useMyHomes()
  const [begun, setBegun] = useState<{ action: RequestAction; request: MaintenanceRequest }>()
  const ActionDialog = begun && actionDialogs[begun.action]
  return (
    <Stack $gap={6}>
      <Statistics />
      {homes.isError && <HomesMissing onRetry={() => void homes.refetch()} />}
      <Tabs
        value={view.tab}
        onValueChange={chosen => {
          const tab = (['all', 'urgent', 'overdue'] as const).find(known => known === chosen)
          if (tab) change({ tab })
        }}
      >
        <TabList aria-label="Which requests">
          {Object.entries(tabs).map(([tab, words]) => (
            <Tab key={tab} value={tab}>
              {words}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={view.tab}>
          <Stack $gap={5}>
            <RequestFilters
              view={view}
              change={change}
              homeTitle={homes.homeOf(view.property)?.title ?? 'One property'}
            />
            <RequestList view={view} onClearFilters={() => change(noFilters)}>
              {request => (
                <RequestCard
                  request={request}
                  home={homes.homeOf(request.propertyId)}
                  onView={() => change({ request: request.id })}
                  onAct={action => setBegun({ action, request })}
                />
              )}
            </RequestList>
          </Stack>
        </TabPanel>
      </Tabs>
      {view.request && (
        <RequestDialog
          id={view.request}
          viewerId={personId}
          onAct={(action, request) => setBegun({ action, request })}
          onClose={() => change({ request: '' }, { replace: true })}
        />
      )}
      {ActionDialog && <ActionDialog request={begun.request} onClose={() => setBegun(undefined)} />}
    </Stack>
  )
}

const HomesMissing = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="warning"
    title="The names of your homes could not be loaded."
    action={
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    Requests show only their property IDs until then.
  </Notice>
)
