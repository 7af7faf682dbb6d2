import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { formatDate } from '@portal/shared-ui/format-date'
import { billedAmount } from '../billed-amount.ts'

interface CancelDialogProps {
  current: CurrentSubscription
  onClose: () => void
  isPending: boolean
  onConfirm: () => void
}

export const CancelDialog = ({ current, onClose, isPending, onConfirm }: CancelDialogProps) => {
  const { planName, currentPeriodEnd, owed, onItsWay } = current
  const end = currentPeriodEnd
    ? `until ${formatDate(currentPeriodEnd)}`
    : 'until the end of its billing period'
  return (
    <Dialog
      title={`Cancel your ${planName} plan?`}
      onClose={onClose}
      size="sm"
      footer={
        <DialogActions dismiss="Keep plan" variant="danger" pending={isPending} onClick={onConfirm}>
          Cancel Subscription
        </DialogActions>
      }
    >
      {owed ? (
        <>
          <strong>You still owe {billedAmount(owed)}, also after you cancel.</strong> If you pay it, you’ll
          keep {planName} {end}. You won’t be billed for anything later.
        </>
      ) : onItsWay ? (
        <>
          Your bank is still processing {billedAmount(onItsWay)}; after that you won’t be billed again. You’ll
          keep {planName} {end}.
        </>
      ) : (
        <>
          You’ll keep {planName} {end}, and you won’t be billed again.
        </>
      )}{' '}
      After that you’ll be on the Free plan; nothing is deleted. You can reactivate it here until it ends.
    </Dialog>
  )
}
