// Asks before an inquiry is taken back.
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call, queriesOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { landlordName } from '@portal/contract/properties/property-words'
import { Button } from '@portal/shared-ui/button'
import { Dialog, DialogClose } from '@portal/shared-ui/dialog'
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
      toast({ title: 'Inquiry canceled', description: `${landlordName(inquiry)} is told.`, tone: 'success' })
    } catch (error) {
      // Closed in the meantime: the list shows how, and this dialog goes with its button. It says any other reason itself.
      if (error instanceof ApiError && error.code === 'conflict')
        toast({ title: 'The inquiry was not canceled', description: sentenceOf(error, ''), tone: 'danger' })
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
      <Text>
        {landlordName(inquiry)} is told, and can no longer answer. What was written stays here for you to
        read.
      </Text>
      {cancel.isError && (
        <Notice tone="danger" live title="The inquiry was not canceled">
          {sentenceOf(cancel.error, 'Please try again.')}
        </Notice>
      )}
    </Dialog>
  )
}

/** Afterwards every list of inquiries is fetched again, also when it turns out to be closed already. */
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
