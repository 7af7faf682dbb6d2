import { Checkbox } from '@portal/shared-ui/checkbox'
import { FormSection } from '@portal/shared-ui/form-section'
import { Controller, useFormContext } from 'react-hook-form'
import { CheckboxField } from './fields.tsx'
import { fieldLabels, type ListingForm } from './listing-form.ts'

/** Who finds a home that is listed already; a new one is public and available (spec §5). */
export function PublishingSection() {
  const { control } = useFormContext<ListingForm>()
  return (
    <FormSection title="Publishing" description="A paused home keeps its inquiries and its repair requests.">
      <div>
        <Controller
          control={control}
          name="visibilityLevel"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Checkbox
              ref={ref}
              label={fieldLabels.visibilityLevel}
              help="Not checked: paused. Only you see it."
              checked={value === 'public'}
              onCheckedChange={checked => onChange(checked === true ? 'public' : 'private')}
              onBlur={onBlur}
            />
          )}
        />
        <CheckboxField name="isAvailable" help="Not checked: it is rented." />
      </div>
    </FormSection>
  )
}
