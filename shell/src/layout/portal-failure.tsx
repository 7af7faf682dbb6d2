import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'

/** Needs neither router nor data. */
export const PortalFailure = () => (
  <main>
    <ErrorPanel
      level={1}
      title="We couldn’t show this page"
      onRetry={() => window.location.reload()}
      retryText="Reload the page"
      actions={
        <Button asChild variant="outline">
          <a href={sitePaths.home}>Back to home</a>
        </Button>
      }
    >
      Nothing you saved is lost. Try reloading the page.
    </ErrorPanel>
  </main>
)
