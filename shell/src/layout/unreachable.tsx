import { Button } from '@portal/shared-ui/button'
import { Page } from '@portal/shared-ui/page'
import { Notice } from './notice.tsx'

/** Replaces a guarded page while nobody can say who is signed in. It goes away by itself. */
export const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <Page>
    <Notice
      title={<span role="status">The portal cannot be reached right now. We keep trying.</span>}
      level={1}
      picture="path"
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  </Page>
)
