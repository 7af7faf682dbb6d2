import { placeFieldErrors } from '@portal/client/field-messages'
import type { Endpoint } from '@portal/contract/endpoint'
import type { ButtonProps } from '@portal/shared-ui/button'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { Dialog, DialogActions, type DialogProps } from '@portal/shared-ui/dialog'
import { Form } from '@portal/shared-ui/form'
import { useId } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { KnownRefusal } from './known-refusal.tsx'
import { type Change, useChange } from './use-change.tsx'
import { useContactInspection } from './use-contact-inspection.tsx'

export interface FormDialogProps<Values extends FieldValues, Body, Answer>
  extends Omit<DialogProps, 'footer'>,
    Pick<ButtonProps, 'variant'>,
    Pick<Change<Body, Answer>, 'reads' | 'onDone' | 'done' | 'failed'> {
  form: UseFormReturn<Values, unknown, Body>
  /** What it calls, if that can be refused before anything is typed. */
  endpoint?: Pick<Endpoint, 'errors'>
  /** For another person to read, last in the form: the contact filter's findings are below it. */
  message?: string | null | undefined
  /** The fields that show the API's messages. */
  names: readonly FieldPath<Values>[]
  submit: string
  /** Instead of "Cancel". */
  dismiss?: string
  /** Saves what was entered; then the dialog closes, unless the answer is false. */
  send: (body: Body) => Promise<Answer>
  /** Called after a failure. */
  onFail?: (error: unknown) => void
}

export function FormDialog<Values extends FieldValues, Body, Answer>(
  props: FormDialogProps<Values, Body, Answer>,
) {
  const { form, names, submit, dismiss, variant, endpoint, message, onFail, children, ...rest } = props
  const { send, reads, onDone, done, failed, ...dialog } = rest
  const { mutateAsync } = useChange({ send, reads, onDone, done, failed })
  const formId = useId()
  const { inspection, inspectNow } = useContactInspection({ message: message ?? '' })
  const save = async (body: Body) => {
    if ((await inspectNow()).outcome === 'blocked') return
    try {
      if ((await mutateAsync(body)) !== false) dialog.onClose()
    } catch (error) {
      placeFieldErrors(error, names, form.setError)
      onFail?.(error)
    }
  }
  return (
    <Dialog
      {...dialog}
      keepsOpen={form.formState.isDirty}
      footer={
        <DialogActions
          type="submit"
          form={formId}
          dismiss={dismiss}
          variant={variant}
          disabled={inspection.outcome === 'blocked'}
          pending={form.formState.isSubmitting}
        >
          {submit}
        </DialogActions>
      }
    >
      <Form id={formId} onSubmit={form.handleSubmit(save)}>
        {endpoint && <KnownRefusal endpoint={endpoint} />}
        {children}
        <ContactNotice inspection={inspection} />
      </Form>
    </Dialog>
  )
}
