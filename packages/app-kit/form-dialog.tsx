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
  /** The form's fields, which show the API's messages. */
  names: readonly FieldPath<Values>[]
  submit: string
  /** Saves what was entered, and closes the dialog once it is saved. */
  onSave: (body: Body) => Promise<unknown>
  /** Called after a failure, which `onSave` has told the person. */
  onFail?: (error: unknown) => void
}

/** A form in a dialog that stays open until saving succeeds. */
export function FormDialog<Values extends FieldValues, Body>(props: FormDialogProps<Values, Body>) {
  const { form, names, submit, variant, disabled, onSave, onFail, children, ...dialog } = props
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
