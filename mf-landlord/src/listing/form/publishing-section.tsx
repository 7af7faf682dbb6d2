import { CheckboxField } from '@portal/app-kit/fields/checkbox-field'
import { homeFields } from '@portal/contract/properties/home-fields'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { FormSection } from '@portal/shared-ui/form-section'
import { Controller, useFormContext } from 'react-hook-form'
import type { ListingForm } from './listing-form.ts'
import { useListingField } from './use-listing-field.ts'

/** The visibility of a home that is already listed; a new one is public and available (spec §5). */
export function PublishingSection() {
  const { control } = useFormContext<ListingForm>()
  const field = useListingField()
  return (
    <FormSection title="Publishing" description="A paused home keeps its inquiries and repair requests.">
      <div>
        <Controller
          control={control}
          name="visibilityLevel"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Checkbox
              ref={ref}
              label={homeFields.visibilityLevel.label}
              help="Clear this to pause the listing. Then only you can see it."
              checked={value === 'public'}
              onCheckedChange={checked => onChange(checked === true ? 'public' : 'private')}
              onBlur={onBlur}
            />
          )}
        />
        <CheckboxField {...field('isAvailable')} />
      </div>
    </FormSection>
  )
}
