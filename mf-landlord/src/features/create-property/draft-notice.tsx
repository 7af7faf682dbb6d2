import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'

/** Says that an earlier draft is back, and offers an empty form instead. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice
      title="Your draft is back"
      action={
        <Button variant="outline" size="sm" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      You began this listing earlier on this device. Go on where you left off.
    </Notice>
  )
}
