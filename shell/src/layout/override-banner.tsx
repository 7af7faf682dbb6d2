import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { useSyncExternalStore } from 'react'
import { type Overrides, resetOverrides } from '../overrides.ts'

const never = () => () => {}

/** Says that an app does not come from the registry, and offers a way back to the one that does. */
export const OverrideBanner = ({ overrides }: { overrides: Overrides }) => {
  const names = Object.entries(overrides).map(([name, origin]) => `${name} from ${origin}`)
  // The server does not know of overrides: the first frame in the browser must match what it drew.
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isTakenOver || names.length === 0) return null
  return (
    <Notice
      tone="warning"
      title="You are seeing a test version of this page"
      action={
        <Button size="sm" variant="outline" onClick={resetOverrides}>
          Reset overrides
        </Button>
      }
    >
      It takes {names.join(', ')}.
    </Notice>
  )
}
