import { Page } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { StatGrid } from '@portal/shared-ui/stat-card'
import { Tabs } from '@portal/shared-ui/tabs'
import { Halves, HubHeader, HubTabList } from './hub-layout.tsx'

/** The hub before scripts run, without a chosen tab: the server renders by path, and the tab is in the query. */
export function HubSkeleton() {
  return (
    <Page>
      <HubHeader />
      <SkeletonGroup label="Loading the hub">
        <Stack $gap={6}>
          <Tabs value="">
            <HubTabList disabled />
          </Tabs>
          <Skeleton $height="146px" $radius="md" />
          <Halves>
            <Skeleton $height="365px" $radius="md" />
            <Skeleton $height="365px" $radius="md" />
          </Halves>
          <Skeleton $height="122px" $radius="md" />
          <StatGrid>
            {['conversations', 'notifications', 'reminders', 'insights'].map(counter => (
              <Skeleton key={counter} $height="95px" $radius="md" />
            ))}
          </StatGrid>
        </Stack>
      </SkeletonGroup>
    </Page>
  )
}
