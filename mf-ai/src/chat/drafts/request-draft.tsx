import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { call, queryOf } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { CreateMaintenanceRequest, filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { MaintenanceCategory } from '@portal/contract/maintenance/maintenance-request'
import * as sitePaths from '@portal/contract/site-paths'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { Priority } from '@portal/contract/values/priority'
import { labelOf } from '@portal/shared-ui/request-words'
import { useQuery } from '@tanstack/react-query'
import { DraftFrame } from './draft-frame.tsx'
import type { DraftOf } from './draft-of.ts'
import { useDraftForm } from './use-draft-form.ts'

const fields = ['propertyId', 'title', 'description', 'category', 'priority'] as const

const optionsOf = (values: readonly string[]) => values.map(value => ({ value, label: labelOf(value) }))

/** A repair request for a home where the person lives. */
export function RequestDraft({ draft }: { draft: DraftOf<'maintenance_request'> }) {
  const { id: clientId, body, about, isSent } = draft
  const { data } = useQuery({ ...queryOf(tenancyEndpoints.my), enabled: !isSent })
  const { form, state } = useDraftForm({
    draft,
    schema: CreateMaintenanceRequest,
    fields,
    reads: [maintenanceEndpoints.myRequests, maintenanceEndpoints.statistics],
    send: async values => {
      const { request } = await call(filingEndpoints.create, { body: { ...values, clientId } })
      return { path: sitePaths.maintenanceRequest(request.id) }
    },
  })
  const { control } = form
  const homes = data?.tenancies ?? [{ propertyId: body.propertyId, title: about.title }]
  return (
    <DraftFrame
      title="Repair request"
      about={about.title}
      submit="Send request"
      state={state}
      place={{ path: sitePaths.maintenanceRequests, words: 'View your requests' }}
    >
      {homes.length > 1 && (
        <ChoiceField
          control={control}
          name="propertyId"
          label="Property"
          required
          options={homes.map(({ propertyId, title }) => ({ value: propertyId, label: title }))}
        />
      )}
      <TextField control={control} name="title" label="Title" required autoComplete="off" />
      <TextAreaField control={control} name="description" label="Description" required rows={3} />
      <ChoiceField
        control={control}
        name="category"
        label="Category"
        required
        options={optionsOf(MaintenanceCategory.options)}
      />
      <ChoiceField
        control={control}
        name="priority"
        label="Priority"
        required
        options={optionsOf(Priority.options)}
      />
    </DraftFrame>
  )
}
