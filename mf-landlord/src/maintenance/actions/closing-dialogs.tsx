import { zodResolver } from '@hookform/resolvers/zod'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { call } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { AddLandlordNote, type CompleteMaintenance } from '@portal/contract/maintenance/payloads'
import { useForm } from 'react-hook-form'
import { ActionDialog } from './action-dialog.tsx'
import { CompleteForm } from './action-forms.ts'
import { CostField } from './cost-field.tsx'
import { actionTitles, type RequestActionProps } from './request-action.ts'

export function NoteDialog({ request, onClose }: RequestActionProps) {
  const form = useForm<AddLandlordNote>({
    resolver: zodResolver(AddLandlordNote),
    defaultValues: { note: '' },
  })
  return (
    <ActionDialog
      title={actionTitles.note}
      request={request}
      form={form}
      names={['note']}
      submit="Add Note"
      send={body => call(maintenanceEndpoints.addLandlordNote, { params: { id: request.id }, body })}
      done="Note added successfully"
      failed="We couldn’t add the note"
      onClose={onClose}
    >
      <TextAreaField
        control={form.control}
        name="note"
        label="Note"
        required
        help="Visible to the tenant. Earlier notes stay in the history."
      />
    </ActionDialog>
  )
}

export function CompleteDialog({ request, onClose }: RequestActionProps) {
  const form = useForm<CompleteForm, unknown, CompleteMaintenance>({
    resolver: zodResolver(CompleteForm),
    defaultValues: { actualCost: (request.actualCost ?? request.estimatedCost)?.toFixed(2) ?? '', notes: '' },
  })
  return (
    <ActionDialog
      title={actionTitles.complete}
      request={request}
      form={form}
      names={['actualCost', 'notes']}
      submit="Complete"
      send={body => call(maintenanceEndpoints.complete, { params: { id: request.id }, body })}
      done="Request completed successfully"
      failed="We couldn’t complete the request"
      onClose={onClose}
    >
      <CostField control={form.control} name="actualCost" label="Actual cost" />
      <TextAreaField
        control={form.control}
        name="notes"
        label="Notes"
        help="Optional. Visible to the tenant."
        rows={3}
      />
    </ActionDialog>
  )
}
