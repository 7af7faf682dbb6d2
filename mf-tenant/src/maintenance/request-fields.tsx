import type { CreateMaintenanceRequest } from '@portal/contract/maintenance/filing-endpoints'
import { MaintenanceCategory } from '@portal/contract/maintenance/maintenance-request'
import { Priority } from '@portal/contract/values/priority'
import { Field } from '@portal/shared-ui/field'
import { FieldRow } from '@portal/shared-ui/form-section'
import { labelOf } from '@portal/shared-ui/request-words'
import { Select } from '@portal/shared-ui/select'
import { TextArea, TextInput } from '@portal/shared-ui/text-input'
import { Controller, useFormContext } from 'react-hook-form'
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

interface ChoiceFieldProps {
  name: 'propertyId' | 'category' | 'priority'
  label: string
  help?: string
  options: readonly { value: string; label: string }[]
  placeholder: string
}

function ChoiceField({ name, label, help, options, placeholder }: ChoiceFieldProps) {
  const { control, formState } = useFormContext<RequestValues>()
  return (
    <Field label={label} help={help} error={formState.errors[name]?.message} required>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Select
            ref={ref}
            options={options}
            value={value ?? ''}
            onValueChange={onChange}
            onBlur={onBlur}
            placeholder={placeholder}
          />
        )}
      />
    </Field>
  )
}

/** The fields of a new request (spec §5). */
export function RequestFields({ residences }: { residences: readonly Residence[] }) {
  const { register, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  return (
    <>
      <ChoiceField
        name="propertyId"
        label="Property"
        options={residences.map(({ propertyId, title, address }) => ({
          value: propertyId,
          label: `${title}, ${address}`,
        }))}
        placeholder="Select a property"
      />
      <Field label="Title" error={errors.title?.message} required>
        <TextInput autoComplete="off" placeholder="Water under the kitchen sink" {...register('title')} />
      </Field>
      <Field
        label="Description"
        help="What’s broken, where, and since when? At least 10 characters."
        error={errors.description?.message}
        required
      >
        <TextArea rows={5} {...register('description')} />
      </Field>
      <FieldRow>
        <ChoiceField
          name="category"
          label="Category"
          options={optionsOf(MaintenanceCategory.options)}
          placeholder="Select a category"
        />
        <ChoiceField
          name="priority"
          label="Priority"
          help="Choose Urgent if someone or something is in danger."
          options={optionsOf(Priority.options)}
          placeholder="Select a priority"
        />
      </FieldRow>
      <Field
        label="Notes"
        help="Optional. For example, when someone can come by."
        error={errors.tenantNotes?.message}
      >
        <TextArea rows={3} {...register('tenantNotes')} />
      </Field>
    </>
  )
}
