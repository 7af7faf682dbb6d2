import { placeFieldErrors } from '@portal/client/field-messages'
import type { ButtonProps } from '@portal/shared-ui/button'
import { Dialog, DialogActions, type DialogProps } from '@portal/shared-ui/dialog'
import { Form } from '@portal/shared-ui/form'
import { useId } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

export interface FormDialogProps<Values extends FieldValues, Body>
  extends Omit<DialogProps, 'footer'>,
    Pick<ButtonProps, 'variant' | 'disabled'> {
  form: UseFormReturn<Values, unknown, Body>
  /** The fields that show the API's messages. */
  names: readonly FieldPath<Values>[]
  submit: string
  /** Instead of "Cancel". */
  dismiss?: string
  /** Saves what was entered; then the dialog closes. */
  onSave: (body: Body) => Promise<unknown>
  /** Called after a failure, which `onSave` has shown the person. */
  onFail?: (error: unknown) => void
}

export function FormDialog<Values extends FieldValues, Body>(props: FormDialogProps<Values, Body>) {
  const { form, names, submit, dismiss, variant, disabled, onSave, onFail, children, ...dialog } = props
  const formId = useId()
  const save = async (body: Body) => {
    try {
      await onSave(body)
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
          disabled={disabled}
          pending={form.formState.isSubmitting}
        >
          {submit}
        </DialogActions>
      }
    >
      <Form id={formId} onSubmit={form.handleSubmit(save)}>
        {children}
      </Form>
    </Dialog>
  )
}
