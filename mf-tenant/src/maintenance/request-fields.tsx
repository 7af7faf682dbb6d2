import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import type { CreateMaintenanceRequest } from '@portal/contract/maintenance/filing-endpoints'
import { MaintenanceCategory } from '@portal/contract/maintenance/maintenance-request'
import { Priority } from '@portal/contract/values/priority'
import { FieldRow } from '@portal/shared-ui/form-section'
import { labelOf } from '@portal/shared-ui/request-words'
import { useFormContext } from 'react-hook-form'
import type * as z from 'zod/mini'

/** What the fields hold. */
export type RequestValues = z.input<typeof CreateMaintenanceRequest>

/** A home where the tenant lives. */
export interface Residence {
  propertyId: string
  title: string
  address: string
}

const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map(value => ({ value, label: labelOf(value) }))

/** The fields of a new request (spec §5). */
export function RequestFields({ residences }: { residences: readonly Residence[] }) {
  const { control } = useFormContext<RequestValues>()
  return (
    <>
      <ChoiceField
        control={control}
        name="propertyId"
        label="Property"
        required
        options={residences.map(({ propertyId, title, address }) => ({
          value: propertyId,
          label: `${title}, ${address}`,
        }))}
        placeholder="Select a property"
      />
      <TextField
        control={control}
        name="title"
        label="Title"
        required
        autoComplete="off"
        placeholder="Water under the kitchen sink"
      />
      <TextAreaField
        control={control}
        name="description"
        label="Description"
        help="What’s broken, where, and since when? At least 10 characters."
        required
        rows={5}
      />
      <FieldRow>
        <ChoiceField
          control={control}
          name="category"
          label="Category"
          required
          options={optionsOf(MaintenanceCategory.options)}
          placeholder="Select a category"
        />
        <ChoiceField
          control={control}
          name="priority"
          label="Priority"
          required
          help="Choose Urgent if someone or something is in danger."
          options={optionsOf(Priority.options)}
          placeholder="Select a priority"
        />
      </FieldRow>
      <TextAreaField
        control={control}
        name="tenantNotes"
        label="Notes"
        help="Optional. For example, when someone can come by."
        rows={3}
      />
    </>
  )
}
