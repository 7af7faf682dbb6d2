// The repair requests for a landlord's homes, with all actions (spec §2.17).

import { useTitle } from '@portal/app-kit/use-title'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import * as sitePaths from '@portal/contract/site-paths'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { Page } from '@portal/shared-ui/page'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Tab, TabList, TabPanel, Tabs } from '@portal/shared-ui/tabs'
import { useState } from 'react'
import { LandlordsOnly } from '../landlords-only.tsx'
import { useHomeTitle } from '../one-home.ts'
import { actionTitles, type RequestAction } from './actions/request-action.ts'
import { MaintenanceHeader } from './maintenance-skeleton.tsx'
import { ManagedRequest } from './managed-request.tsx'
import { RequestFilters } from './request-filters.tsx'
import { RequestList } from './request-list.tsx'
import { noFilters, type RequestTab, useRequestView } from './request-view.ts'
import { Statistics } from './statistics.tsx'

const RequestDialog = lazily(async () => (await import('./request-dialog.tsx')).RequestDialog)
const ActionDialogs = lazily(async () => (await import('./actions/action-dialogs.tsx')).ActionDialogs)

/** Loads the dialogs when a pointer or the focus is near a request. */
const loadDialogsAhead = () => {
  RequestDialog.loadAhead()
  ActionDialogs.loadAhead()
}

export const MaintenancePage = withQueries(() => {
  useTitle('Maintenance Management')
  const person = useSession()?.user
  if (person?.userType === 'tenant')
    return (
      <LandlordsOnly
        picture="tools"
        instead={{ to: sitePaths.maintenanceRequests, words: 'Go to Maintenance Requests' }}
      >
        This page shows repair requests for landlords’ homes. Yours are on another page.
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
  const [view, change] = useRequestView()
  const homeTitle = useHomeTitle(view.property)
  const [begun, setBegun] = useState<{ action: RequestAction; request: MaintenanceRequest }>()
  const closeRequest = () => change({ request: '' }, { replace: true })
  const closeAction = () => setBegun(undefined)
  return (
    <Stack $gap={6}>
      <Statistics />
      <Tabs
        value={view.tab}
        onValueChange={chosen => {
          const tab = (['all', 'urgent', 'overdue'] as const).find(known => known === chosen)
          if (tab) change({ tab })
        }}
      >
        <TabList aria-label="Filter requests">
          {Object.entries(tabs).map(([tab, words]) => (
            <Tab key={tab} value={tab}>
              {words}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={view.tab}>
          <Stack $gap={5}>
            <RequestFilters view={view} change={change} homeTitle={homeTitle ?? 'One property'} />
            <RequestList view={view} onClearFilters={() => change(noFilters)}>
              {request => (
                <ManagedRequest
                  request={request}
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
          failure="We couldn’t open the form"
          onClose={closeAction}
        >
          <ActionDialogs {...begun} onClose={closeAction} />
        </DialogOnDemand>
      )}
    </Stack>
  )
}
