import { Button } from '@portal/shared-ui/button'
import { Dialog, DialogClose } from '@portal/shared-ui/dialog'
import { Form } from '@portal/shared-ui/form'
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

/** A form in a dialog that stays open until saving succeeds. */
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
      <Form id={formId} onSubmit={onSubmit}>
        {children}
      </Form>
    </Dialog>
  )
}
