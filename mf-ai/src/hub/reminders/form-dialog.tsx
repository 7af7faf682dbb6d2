import { Button } from '@portal/shared-ui/button'
import { Dialog, DialogClose } from '@portal/shared-ui/dialog'
import { Stack } from '@portal/shared-ui/stack'
import { type FormEventHandler, type ReactNode, useId } from 'react'

interface FormDialogProps {
  title: string
  submitText: string
  isPending: boolean
  onSubmit: FormEventHandler
  onClose: () => void
  onClosed?: (() => void) | undefined
  children: ReactNode
}

/** A form in a dialog that stays open until it was saved. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitText, isPending, onSubmit, onClose, onClosed, children } = props
  const formId = useId()
  return (
    <Dialog
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} pending={isPending}>
            {submitText}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={onSubmit}>
        {children}
      </Stack>
    </Dialog>
  )
}
