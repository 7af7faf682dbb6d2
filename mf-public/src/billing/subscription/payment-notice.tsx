// How far the payment is that someone has just made. Screen readers hear of each step.
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import type { PaymentConfirmation } from './use-payment-confirmation.ts'

export const PaymentNotice = ({ state, lookAgain, dismiss }: PaymentConfirmation) => {
  if (state === 'asked')
    return (
      <Notice live title="Checking your payment">
        This takes a few seconds. Your plan will appear here in a moment.
      </Notice>
    )
  if (state === 'late')
    return (
      <Notice
        live
        tone="warning"
        title="We could not check your payment yet"
        action={
          <Button variant="outline" size="sm" onClick={lookAgain}>
            Look again
          </Button>
        }
      >
        If you paid, you do not have to pay again: your plan appears here as soon as we can reach our payment
        provider. If it is not here within an hour, write to{' '}
        <a href="mailto:support@rental-portal.example">support@rental-portal.example</a>.
      </Notice>
    )
  if (state === 'changed')
    return (
      <Notice live title="Your plan is up to date" onDismiss={dismiss}>
        This is what our payment provider has for you.
      </Notice>
    )
  return (
    <Notice live title="Your payment is confirmed" onDismiss={dismiss}>
      Thanks! Your plan is active.
    </Notice>
  )
}
