// How far the payment is that someone has just made. Screen readers hear of each step.
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import type { PaymentConfirmation } from './use-payment-confirmation.ts'

export const PaymentNotice = ({ state, lookAgain, dismiss }: PaymentConfirmation) => {
  if (state === 'awaited')
    return (
      <Notice live title="Your payment is being confirmed">
        This takes a few seconds. Your plan is shown here as soon as it is there.
      </Notice>
    )
  if (state === 'late')
    return (
      <Notice
        live
        tone="warning"
        title="Your payment is not confirmed yet"
        action={
          <Button variant="outline" size="sm" onClick={lookAgain}>
            Look again
          </Button>
        }
      >
        It can take a few minutes, and you do not have to pay again. If your plan is not here within an hour,
        write to <a href="mailto:support@rental-portal.example">support@rental-portal.example</a>.
      </Notice>
    )
  return (
    <Notice live title="Your payment is confirmed" onDismiss={dismiss}>
      Thank you. Your plan has begun.
    </Notice>
  )
}
