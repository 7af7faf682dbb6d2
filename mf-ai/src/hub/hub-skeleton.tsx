import { Page } from '@portal/shared-ui/page'
import { Stack } from '@portal/shared-ui/stack'
import { Tabs } from '@portal/shared-ui/tabs'
import { HubHeader, HubTabList } from './hub-layout.tsx'
import { HubLoading } from './hub-list.tsx'

/** The hub before scripts run, without a chosen tab: the server renders by path, and the tab is in the query. */
export function HubSkeleton() {
  return (
    <Page>
      <HubHeader />
      <Stack $gap={6}>
        <Tabs value="">
          <HubTabList disabled />
        </Tabs>
        <HubLoading />
      </Stack>
    </Page>
  )
}
