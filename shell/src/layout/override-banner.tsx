import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import type { Overrides } from '../../seam/overrides.ts'
import { resetOverrides } from '../reset-overrides.ts'

/** Says that an app does not come from the registry, and offers a way back to the registered one. */
export const OverrideBanner = ({ overrides }: { overrides: Overrides }) => {
  const names = Object.entries(overrides).map(([name, origin]) => `${name} from ${origin}`)
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
      It loads {names.join(', ')}.
    </Notice>
  )
}
