import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Tab, TabList, Tabs } from '@portal/shared-ui/tabs'
import { Halves } from './halves.tsx'
import { hubTabs } from './hub-tabs.ts'
import { hubDescription, hubTitle } from './hub-words.ts'
import { Quarters } from './quarters.tsx'

/** The hub before script runs. No tab is chosen yet: the server draws by path, and the tab is in the query. */
export function HubSkeleton() {
  return (
    <Page>
      <PageHeader title={hubTitle} description={hubDescription} />
      <SkeletonGroup label="Loading the hub">
        <Stack $gap={6}>
          <Tabs value="">
            <TabList aria-label="Parts of the hub">
              {Object.entries(hubTabs).map(([tab, label]) => (
                <Tab key={tab} value={tab} disabled>
                  {label}
                </Tab>
              ))}
            </TabList>
          </Tabs>
          <Quarters>
            {['conversations', 'notifications', 'reminders', 'insights'].map(counter => (
              <Skeleton key={counter} $height="96px" $radius="md" />
            ))}
          </Quarters>
          <Skeleton $height="122px" $radius="md" />
          <Halves>
            <Skeleton $height="102px" $radius="md" />
            <Skeleton $height="102px" $radius="md" />
          </Halves>
        </Stack>
      </SkeletonGroup>
    </Page>
  )
}
