// For people who came back from the payment provider's page without paying.
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'

interface CheckoutLeftProps {
  /** The plan that they had chosen; undefined if unknown. */
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
    You weren’t charged, and your plan hasn’t changed. You can choose a plan anytime.
  </Notice>
)
