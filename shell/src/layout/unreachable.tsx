import { Button } from '@portal/shared-ui/button'
import { Page } from '@portal/shared-ui/page'
import { Notice } from './notice.tsx'

/** While the session is unknown; it goes away on its own. */
export const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <Page>
    <Notice
      title={<span role="status">We can’t reach the portal right now. Trying again…</span>}
      level={1}
      picture="path"
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  </Page>
)
