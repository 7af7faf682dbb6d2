import { FormDialog, type FormDialogProps } from '@portal/app-kit/form-dialog'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { addressOf } from '@portal/contract/properties/property-words'
import { HomeName } from '@portal/shared-ui/home-name'
import type { FieldValues } from 'react-hook-form'
import { type RequestChange, useChangeRequest } from './use-change-request.ts'

interface ActionDialogProps<Values extends FieldValues, Body>
  extends RequestChange<Body>,
    Omit<FormDialogProps<Values, Body, unknown>, 'description' | keyof RequestChange<Body>> {
  request: MaintenanceRequest
}

export function ActionDialog<Values extends FieldValues, Body>(props: ActionDialogProps<Values, Body>) {
  const { send, done, failed, request, ...dialog } = props
  const { mutateAsync } = useChangeRequest({ send, done, failed })
  return (
    <FormDialog
      {...dialog}
      description={
        <>
          <HomeName title={request.property.title} address={addressOf(request.property)} />
          {request.title}
        </>
      }
      send={mutateAsync}
    />
  )
}
