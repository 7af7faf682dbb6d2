// A form about one request, in a dialog that stays open until saving succeeds.
import { placeFieldErrors } from '@portal/client/field-messages'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { addressOf } from '@portal/contract/properties/property-words'
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { Form } from '@portal/shared-ui/form'
import { HomeName } from '@portal/shared-ui/home-name'
import { type ReactNode, useId } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { type RequestChange, useChangeRequest } from './use-change-request.ts'

interface ActionDialogProps<Values extends FieldValues, Body> extends RequestChange<Body> {
  title: string
  request: MaintenanceRequest
  form: UseFormReturn<Values, unknown, Body>
  /** The form's fields, which show the server's messages. */
  names: readonly FieldPath<Values>[]
  submitText: string
  /** Called after a failure. */
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
      description={
        <>
          <HomeName title={request.property.title} address={addressOf(request.property)} />
          {request.title}
        </>
      }
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
      <Form id={formId} onSubmit={form.handleSubmit(save)}>
        {children}
      </Form>
    </Dialog>
  )
}
