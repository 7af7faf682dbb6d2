import { SupportLink } from '@portal/app-kit/operator'
import { readWayBack } from '@portal/app-kit/way-back'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { Link } from 'react-router-dom'
import type { PaymentConfirmation } from './use-payment-confirmation.ts'

export const PaymentNotice = ({ state, checkAgain, dismiss }: PaymentConfirmation) => {
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
        title="We couldn’t confirm your payment yet"
        action={
          <Button variant="outline" size="sm" onClick={checkAgain}>
            Check again
          </Button>
        }
      >
        If you paid, you don’t need to pay again. Your plan will appear here as soon as we can reach our
        payment provider. If it isn’t here within an hour, email <SupportLink />.
      </Notice>
    )
  if (state === 'changed')
    return (
      <Notice live title="Your plan is up to date" action={wayBack()} onDismiss={dismiss}>
        It matches what our payment provider has on file.
      </Notice>
    )
  return (
    <Notice live title="Your payment is confirmed" action={wayBack()} onDismiss={dismiss}>
      Thanks! Your plan is active.
    </Notice>
  )
}

/** To where the plan was too small. */
const wayBack = () => {
  const to = readWayBack()
  return (
    to && (
      <Button asChild variant="outline" size="sm">
        <Link to={to}>Continue where you left off</Link>
      </Button>
    )
  )
}
