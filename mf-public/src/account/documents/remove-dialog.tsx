import { useChange } from '@portal/app-kit/use-change'
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import type { Document } from '@portal/contract/documents/document'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { Notice } from '@portal/shared-ui/notice'

export function RemoveDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { id, name } = document
  const removal = useChange({
    send: () => call(documentEndpoints.delete, { params: { id } }),
    reads: [documentEndpoints.list],
    done: () => ({ title: 'Document removed', description: `${name} was removed.` }),
  })
  return (
    <Dialog
      title="Remove this document?"
      description={`${name} is deleted, and people you showed it to can’t open it anymore.`}
      onClose={() => {
        if (!removal.isPending) onClose()
      }}
      size="sm"
      footer={
        <DialogActions
          dismiss="Keep it"
          isDismissable={!removal.isPending}
          variant="danger"
          pending={removal.isPending}
          onClick={() => removal.mutate(undefined, { onSuccess: onClose })}
        >
          Remove
        </DialogActions>
      }
    >
      {removal.isError && (
        <Notice tone="danger" live title="We couldn’t remove it">
          {sentenceOf(removal.error, 'Please try again.')}
        </Notice>
      )}
    </Dialog>
  )
}
