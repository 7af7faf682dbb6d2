// Asks before a change.
import { sentenceOf } from '@portal/client/api-error'
import { mayBeDone, titleOf } from '@portal/client/unanswered'
import type { ButtonProps } from '@portal/shared-ui/button'
import { Dialog, DialogActions, type DialogProps } from '@portal/shared-ui/dialog'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { type Read, type ToastWords, useChange } from './use-change.tsx'

interface ChangeDialogProps
  extends Pick<DialogProps, 'title' | 'onClose' | 'children'>,
    Pick<ButtonProps, 'variant' | 'pendingText'> {
  submit: string
  dismiss: string
  send: () => Promise<unknown>
  /** What shows the change. */
  reads: readonly Read[]
  /** The toast. */
  done: ToastWords
  /** The title after a failure: in the dialog, and in a toast if the dialog may go away. */
  failed: string
}

export const ChangeDialog = (props: ChangeDialogProps) => {
  const { title, onClose, children, submit, send, reads, done, failed, ...actions } = props
  const change = useChange({
    send,
    reads,
    done: () => done,
    failed: error =>
      mayBeDone(error) ? { title: titleOf(error, failed), description: sentenceOf(error, '') } : null,
  })
  return (
    <Dialog
      title={title}
      onClose={onClose}
      size="sm"
      footer={
        <DialogActions
          {...actions}
          pending={change.isPending}
          onClick={() => change.mutateAsync().then(onClose, () => undefined)}
        >
          {submit}
        </DialogActions>
      }
    >
      <Stack $gap={3}>
        {children}
        {change.isError && (
          <Notice tone="danger" live title={titleOf(change.error, failed)}>
            {sentenceOf(change.error, 'Please try again.')}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
