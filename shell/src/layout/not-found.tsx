import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Page } from '@portal/shared-ui/page'
import { Link } from 'react-router-dom'

/** Any path that no app is active on (spec §2.19). */
export const NotFound = () => (
  <Page>
    <EmptyState
      title="404 Page Not Found"
      level={1}
      picture="path"
      action={
        <Button asChild>
          <Link to={sitePaths.home}>Back to home</Link>
        </Button>
      }
    >
      Did you forget to add the page to the router?
    </EmptyState>
  </Page>
)
