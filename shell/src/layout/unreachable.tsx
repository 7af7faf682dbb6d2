import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Page } from '@portal/shared-ui/page'

/** Replaces a guarded page while nobody can say who is signed in. It goes away by itself. */
export const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <Page>
    <EmptyState
      title={<span role="status">The portal cannot be reached right now. We keep trying.</span>}
      level={1}
      picture="path"
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  </Page>
)
