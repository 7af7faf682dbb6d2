// A person's favorite homes, saved searches, and recently viewed homes in this browser.

import { useAddressParams } from '@portal/app-kit/use-address-params'
import { useTitle } from '@portal/app-kit/use-title'
import { Boundary } from '@portal/shared-ui/boundary'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Page } from '@portal/shared-ui/page'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { Stack } from '@portal/shared-ui/stack'
import { SavedHomes } from './saved-homes.tsx'
import { SavedHeader, SavedSkeleton, SearchesSkeleton, savedTitle } from './saved-skeleton.tsx'
import { type SavedTab, savedTabIn, savedTabs } from './saved-tabs.ts'

const SavedSearches = lazily(async () => (await import('./searches/saved-searches.tsx')).SavedSearches)
const ViewedHomes = lazily(async () => (await import('./viewed-homes.tsx')).ViewedHomes)

/** Lets the tab in the address render right away. If its code fails to load, the tab reports that itself. */
export const loadTabAhead = async (search: URLSearchParams): Promise<void> => {
  const parts = { homes: null, searches: SavedSearches, viewed: ViewedHomes }
  await parts[savedTabIn(search)]?.loadAhead()
}

export const SavedPage = withQueries(() => {
  useTitle(savedTitle)
  const isSignedIn = useSession() !== null
  const [params, changeParams] = useAddressParams()
  const tab = savedTabIn(params)
  return (
    <Page>
      <SavedHeader />
      <Stack $gap={6}>
        <div>
          <SegmentedControl
            label="Saved lists"
            segments={savedTabs}
            value={tab}
            onValueChange={value => changeParams({ tab: value === 'homes' ? null : value })}
          />
        </div>
        {isSignedIn && <Shown key={tab} tab={tab} />}
      </Stack>
    </Page>
  )
})

function Shown({ tab }: { tab: SavedTab }) {
  if (tab === 'homes') return <SavedHomes />
  return (
    <Boundary fallback={retry => <ErrorPanel onRetry={retry} />}>
      <WhileLoading show={tab === 'searches' ? <SearchesSkeleton /> : <SavedSkeleton />}>
        {tab === 'searches' ? <SavedSearches /> : <ViewedHomes />}
      </WhileLoading>
    </Boundary>
  )
}
