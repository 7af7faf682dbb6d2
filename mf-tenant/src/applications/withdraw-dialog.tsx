import { useChange } from '@portal/app-kit/use-change'
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { mayBeDone, titleOf } from '@portal/client/unanswered'
import type { Application } from '@portal/contract/applications/application'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { landlordName } from '@portal/contract/properties/property-words'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { Notice } from '@portal/shared-ui/notice'
import { Text } from '@portal/shared-ui/text'

const failed = 'We couldn’t withdraw the application'

interface WithdrawDialogProps {
  application: Application
  onClose: () => void
}

export function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const withdraw = useChange({
    send: () => call(applicationEndpoints.withdraw, { params: { id: application.id } }),
    reads: [applicationEndpoints.list, applicationEndpoints.read],
    done: () => ({
      title: 'Application withdrawn',
      description: `We’ll let ${landlordName(application)} know.`,
    }),
    failed: error =>
      mayBeDone(error) ? { title: titleOf(error, failed), description: sentenceOf(error, '') } : null,
  })
  return (
    <Dialog
      title="Withdraw this application?"
      onClose={onClose}
      size="sm"
      footer={
        <DialogActions
          dismiss="Keep it"
          variant="danger"
          pending={withdraw.isPending}
          pendingText="Withdrawing..."
          onClick={() => withdraw.mutateAsync().then(onClose, () => undefined)}
        >
          Withdraw
        </DialogActions>
      }
    >
      <Text>
        {landlordName(application)} can no longer see what you shared for it, and can no longer accept it. You
        can apply again later.
      </Text>
      {withdraw.isError && (
        <Notice tone="danger" live title={titleOf(withdraw.error, failed)}>
          {sentenceOf(withdraw.error, 'Please try again.')}
        </Notice>
      )}
    </Dialog>
  )
}
