// For someone who came back from the payment provider's page without paying.
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'

interface CheckoutLeftProps {
  /** What they had chosen; undefined where that is not known. */
  planName: string | undefined
  isPending: boolean
  onTryAgain: () => void
  onDismiss: () => void
}

export const CheckoutLeft = ({ planName, isPending, onTryAgain, onDismiss }: CheckoutLeftProps) => (
  <Notice
    live
    title="You left before paying"
    onDismiss={onDismiss}
    action={
      planName && (
        <Button
          variant="outline"
          size="sm"
          pending={isPending}
          pendingText="Processing..."
          onClick={onTryAgain}
        >
          Try {planName} again
        </Button>
      )
    }
  >
    Nothing was charged, and your plan is as it was. You can choose a plan whenever you like.
  </Notice>
)
