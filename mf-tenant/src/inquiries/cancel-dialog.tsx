// Asks before an inquiry is canceled.
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call, queriesOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { addressOf, landlordName } from '@portal/contract/properties/property-words'
import { Button } from '@portal/shared-ui/button'
import { Dialog, DialogClose } from '@portal/shared-ui/dialog'
import { HomeName } from '@portal/shared-ui/home-name'
import { Notice } from '@portal/shared-ui/notice'
import { useToast } from '@portal/shared-ui/platform/platform'
import { Text } from '@portal/shared-ui/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'

interface CancelDialogProps {
  title: string
  inquiry: Inquiry
  onClose: () => void
}

export function CancelDialog({ title, inquiry, onClose }: CancelDialogProps) {
  const toast = useToast()
  const cancel = useCancel(inquiry.id)
  const confirm = async () => {
    try {
      await cancel.mutateAsync()
      onClose()
      toast({
        title: 'Inquiry canceled',
        description: `${landlordName(inquiry)} will be notified.`,
        tone: 'success',
      })
    } catch (error) {
      // If it was closed meanwhile, this dialog goes away with its button, so a toast reports that. It shows other errors itself.
      if (error instanceof ApiError && error.code === 'conflict')
        toast({ title: 'We couldn’t cancel the inquiry', description: sentenceOf(error, ''), tone: 'danger' })
    }
  }
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={title}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">Keep it</Button>
          </DialogClose>
          <Button variant="danger" pending={cancel.isPending} pendingText="Canceling..." onClick={confirm}>
            Cancel inquiry
          </Button>
        </>
      }
    >
      <HomeName title={inquiry.property.title} address={addressOf(inquiry.property)} />
      <Text>
        {landlordName(inquiry)} will be notified and can no longer reply. You can still read the messages
        here.
      </Text>
      {cancel.isError && (
        <Notice tone="danger" live title="We couldn’t cancel the inquiry">
          {sentenceOf(cancel.error, 'Please try again.')}
        </Notice>
      )}
    </Dialog>
  )
}

/** Refetches every list of inquiries afterward, even if the inquiry turns out to be closed already. */
const useCancel = (id: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(inquiryEndpoints.cancel, { params: { id } }),
    onSettled: () =>
      Promise.all(
        [inquiryEndpoints.list, inquiryEndpoints.read].map(read =>
          queryClient.invalidateQueries(queriesOf(read)),
        ),
      ),
  })
}
