import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'

/** In the place of the whole page, where not even the header can be drawn. It needs neither router nor data. */
export const PortalFailure = () => (
  <main>
    <ErrorPanel
      level={1}
      title="This page could not be shown"
      onRetry={() => window.location.reload()}
      retryText="Load it again"
      actions={
        <Button asChild variant="outline">
          <a href={sitePaths.home}>Back to home</a>
        </Button>
      }
    >
      Nothing that you have saved is lost. Loading the page again usually helps.
    </ErrorPanel>
  </main>
)
