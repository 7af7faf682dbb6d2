// A landlord's requests across their homes, and everything that can be done to them (spec §2.17).

import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { Notice } from '@portal/shared-ui/notice'
import { Page } from '@portal/shared-ui/page'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Tab, TabList, TabPanel, Tabs } from '@portal/shared-ui/tabs'
import { useState } from 'react'
import { LandlordsOnly } from '../landlords-only.tsx'
import { actionTitles, type RequestAction } from './actions/request-action.ts'
import { MaintenanceHeader } from './maintenance-skeleton.tsx'
import { RequestCard } from './request-card.tsx'
import { RequestFilters } from './request-filters.tsx'
import { RequestList } from './request-list.tsx'
import { noFilters, type RequestTab, useRequestView } from './request-view.ts'
import { Statistics } from './statistics.tsx'
import { useMyHomes } from './use-my-homes.ts'

const RequestDialog = lazily(async () => (await import('./request-dialog.tsx')).RequestDialog)
const ActionDialogs = lazily(async () => (await import('./actions/action-dialogs.tsx')).ActionDialogs)

/** Who comes near a request may open it, or do something about it. */
const loadDialogsAhead = () => {
  RequestDialog.loadAhead()
  ActionDialogs.loadAhead()
}

export const MaintenancePage = withQueries(() => {
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
})

const tabs: Record<RequestTab, string> = { all: 'All Requests', urgent: 'Urgent', overdue: 'Overdue' }

function Maintenance({ personId }: { personId: string }) {
  const { view, change } = useRequestView()
  const homes = useMyHomes()
  const [begun, setBegun] = useState<{ action: RequestAction; request: MaintenanceRequest }>()
  const closeRequest = () => change({ request: '' }, { replace: true })
  const closeAction = () => setBegun(undefined)
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
            <RequestList view={view} isWaiting={homes.isPending} onClearFilters={() => change(noFilters)}>
              {request => (
                <RequestCard
                  request={request}
                  home={homes.homeOf(request.propertyId)}
                  onNear={loadDialogsAhead}
                  onView={() => change({ request: request.id })}
                  onAct={action => setBegun({ action, request })}
                />
              )}
            </RequestList>
          </Stack>
        </TabPanel>
      </Tabs>
      {view.request && (
        <DialogOnDemand title="Maintenance request" size="lg" onClose={closeRequest}>
          <RequestDialog
            id={view.request}
            viewerId={personId}
            onAct={(action, request) => setBegun({ action, request })}
            onClose={closeRequest}
          />
        </DialogOnDemand>
      )}
      {begun && (
        <DialogOnDemand
          title={actionTitles[begun.action]}
          failure="The form could not be opened"
          onClose={closeAction}
        >
          <ActionDialogs {...begun} onClose={closeAction} />
        </DialogOnDemand>
      )}
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
