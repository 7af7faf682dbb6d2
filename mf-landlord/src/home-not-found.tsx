// What a landlord's page about one home shows if there is no such home of theirs, or it cannot be loaded.
import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { sentenceOf } from '@portal/client/api-error'
import * as sitePaths from '@portal/contract/site-paths'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
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
    <ErrorPanel level={1} title="We couldn’t load this home" onRetry={() => void onRetry()}>
      {sentenceOf(error, 'Please try again.')}
    </ErrorPanel>
  </Page>
)
