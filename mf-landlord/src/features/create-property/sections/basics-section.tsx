import { PropertyType } from '@portal/contract/properties/choices'
import { Field } from '@portal/shared-ui/field'
import { FormSection } from '@portal/shared-ui/form-section'
import { Select } from '@portal/shared-ui/select'
import { Controller, useFormContext } from 'react-hook-form'
import type { Inspection } from '../contact-filter/inspect-listing.ts'
import { InspectionNotice } from '../contact-filter/inspection-notice.tsx'
import { TextAreaField, TextField } from '../fields.tsx'
import type { ListingForm } from '../listing-form.ts'
import { sections } from '../listing-outline.ts'

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const typeOptions = PropertyType.options.map(value => ({ value, label: capitalise(value) }))

export function BasicsSection({ inspection }: { inspection: Inspection }) {
  const { control, formState } = useFormContext<ListingForm>()
  return (
    <FormSection id={sections.basics.id} title={sections.basics.label}>
      <TextField
        name="title"
        label="Title"
        required
        placeholder="Sunny two-bedroom near the park"
        autoComplete="off"
      />
      <TextAreaField
        name="description"
        label="Description"
        required
        help="What is it like to live here? Leave out phone numbers, e-mail addresses and websites: tenants reach you through the portal."
      />
      <InspectionNotice inspection={inspection} />
      <Field label="Property type" error={formState.errors.propertyType?.message} required>
        <Controller
          control={control}
          name="propertyType"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Select
              ref={ref}
              options={typeOptions}
              value={value ?? ''}
              onValueChange={onChange}
              onBlur={onBlur}
              placeholder="Select property type"
            />
          )}
        />
      </Field>
    </FormSection>
  )
}
