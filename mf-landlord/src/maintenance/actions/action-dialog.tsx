// A form about one request, in a dialog that stays open until it was saved.
import { placeFieldErrors } from '@portal/client/field-messages'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { Stack } from '@portal/shared-ui/stack'
import { type ReactNode, useId } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { type RequestChange, useChangeRequest } from './use-change-request.ts'

interface ActionDialogProps<Values extends FieldValues, Body> extends RequestChange<Body> {
  title: string
  request: MaintenanceRequest
  form: UseFormReturn<Values, unknown, Body>
  /** The form's fields, at which the server's messages are shown. */
  names: readonly FieldPath<Values>[]
  submitText: string
  /** What the form needs to know of a failure. */
  onFail?: (error: unknown) => void
  onClose: () => void
  children: ReactNode
}

export function ActionDialog<Values extends FieldValues, Body>(props: ActionDialogProps<Values, Body>) {
  const { title, request, form, names, submitText, onFail, onClose, children, ...change } = props
  const formId = useId()
  const { mutateAsync, isPending } = useChangeRequest(change)
  const save = async (body: Body) => {
    try {
      await mutateAsync(body)
      onClose()
    } catch (error) {
      placeFieldErrors(error, names, form.setError)
      onFail?.(error)
    }
  }
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={request.title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            {submitText}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={form.handleSubmit(save)}>
        {children}
      </Stack>
    </Dialog>
  )
}
