import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { type Overrides, resetOverrides } from '../overrides.ts'

/** Says that an app does not come from the registry, and leads back to the one that does. */
export const OverrideBanner = ({ overrides }: { overrides: Overrides }) => {
  const names = Object.entries(overrides).map(([name, origin]) => `${name} from ${origin}`)
  if (names.length === 0) return null
  return (
    <Notice
      tone="warning"
      title="This page is not what others see"
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
