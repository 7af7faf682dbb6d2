import { useChange } from '@portal/app-kit/use-change'
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { mayBeDone, titleOf } from '@portal/client/unanswered'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { addressOf, landlordName } from '@portal/contract/properties/property-words'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { HomeName } from '@portal/shared-ui/home-name'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'

const failed = 'We couldn’t cancel the inquiry'

interface CancelDialogProps {
  title: string
  inquiry: Inquiry
  onClose: () => void
}

export function CancelDialog({ title, inquiry, onClose }: CancelDialogProps) {
  const cancel = useChange({
    send: () => call(inquiryEndpoints.cancel, { params: { id: inquiry.id }, body: {} }),
    reads: [inquiryEndpoints.list, inquiryEndpoints.read],
    done: () => ({
      title: 'Inquiry canceled',
      description: `We’ll let ${landlordName(inquiry)} know.`,
    }),
    failed: error =>
      mayBeDone(error) ? { title: titleOf(error, failed), description: sentenceOf(error, '') } : null,
  })
  const confirm = () => cancel.mutateAsync().then(onClose, () => undefined)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      size="sm"
      footer={
        <DialogActions
          dismiss="Keep it"
          variant="danger"
          pending={cancel.isPending}
          pendingText="Canceling..."
          onClick={confirm}
        >
          Cancel inquiry
        </DialogActions>
      }
    >
      <Stack $gap={3}>
        <HomeName title={inquiry.property.title} address={addressOf(inquiry.property)} />
        <Text>
          We’ll let {landlordName(inquiry)} know, and they can no longer reply. You can still read the
          messages here.
        </Text>
        {cancel.isError && (
          <Notice tone="danger" live title={titleOf(cancel.error, failed)}>
            {sentenceOf(cancel.error, 'Please try again.')}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
