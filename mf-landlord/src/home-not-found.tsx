// What a landlord's page about one home shows if there is no such home of theirs, or it cannot be loaded.
import { sentenceOf } from '@portal/client/api-error'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Page } from '@portal/shared-ui/page'
import { Link } from 'react-router-dom'

export const HomeNotFound = () => (
  <Page>
    <EmptyState
      level={1}
      title="Home not found"
      picture="path"
      action={
        <Button asChild>
          <Link to={sitePaths.landlordProperties}>Back to My Properties</Link>
        </Button>
      }
    >
      It may have been deleted, or it may not be yours.
    </EmptyState>
  </Page>
)

export const HomeNotLoaded = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) => (
  <Page>
    <ErrorPanel level={1} title="We couldn’t load this home" onRetry={() => void onRetry()}>
      {sentenceOf(error, 'Please try again.')}
    </ErrorPanel>
  </Page>
)
