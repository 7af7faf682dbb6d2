// What a landlord's page about one home shows if there is no such home of theirs, or it cannot be loaded.
import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { LoadFailure } from '@portal/app-kit/load-failure'
import * as sitePaths from '@portal/contract/site-paths'
import { Page } from '@portal/shared-ui/page'

export const HomeNotFound = () => (
  <Page>
    <InsteadOfPage
      title="Home not found"
      picture="path"
      to={sitePaths.landlordProperties}
      words="Back to My Properties"
    >
      It may have been deleted, or it may not be yours.
    </InsteadOfPage>
  </Page>
)

export const HomeNotLoaded = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) => (
  <Page>
    <LoadFailure level={1} title="We couldn’t load this home" error={error} retry={onRetry} />
  </Page>
)
