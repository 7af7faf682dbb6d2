// The six sections of the listing form, from top to bottom (spec §2.7).
import { listingAmenities, PropertyType } from '@portal/contract/properties/choices'
import { CardGrid } from '@portal/shared-ui/card'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { Field } from '@portal/shared-ui/field'
import { FieldRow, FormSection } from '@portal/shared-ui/form-section'
import { Select } from '@portal/shared-ui/select'
import { Controller, useFormContext } from 'react-hook-form'
import { CheckboxField, NumberField, TextAreaField, TextField } from './fields.tsx'
import type { Inspection } from './inspection.ts'
import { InspectionNotice } from './inspection-notices.tsx'
import type { ListingForm } from './listing-form.ts'
import { sections } from './listing-outline.ts'
import { Placement } from './placement/placement.tsx'

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const typeOptions = PropertyType.options.map(value => ({ value, label: capitalize(value) }))

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
        help="What is it like to live here? Leave out phone numbers, email addresses and websites: tenants reach you through the portal."
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

export function LocationSection() {
  return (
    <FormSection id={sections.location.id} title={sections.location.label}>
      <TextField name="address" label="Street address" required autoComplete="off" />
      <FieldRow>
        <TextField name="city" label="City" required autoComplete="off" />
        <TextField name="state" label="State" required autoComplete="off" />
        <TextField name="zipCode" label="ZIP code" required autoComplete="off" />
      </FieldRow>
      <Placement />
    </FormSection>
  )
}

export function DetailsSection() {
  return (
    <FormSection
      id={sections.details.id}
      title={sections.details.label}
      description="Leave blank what does not apply."
    >
      <FieldRow>
        <NumberField name="bedrooms" label="Bedrooms" help="0 for a studio" />
        <NumberField name="bathrooms" label="Bathrooms" help="0.5 for a half bath" />
        <NumberField name="squareFootage" label="Square footage" suffix="sq ft" />
      </FieldRow>
    </FormSection>
  )
}

export function PricingSection() {
  return (
    <FormSection id={sections.pricing.id} title={sections.pricing.label}>
      <FieldRow>
        <NumberField name="rentAmount" label="Monthly rent" required prefix="$" />
        <NumberField name="securityDeposit" label="Security deposit" prefix="$" />
      </FieldRow>
      <FieldRow>
        <NumberField
          name="minimumIncome"
          label="Minimum monthly income"
          prefix="$"
          help="What a tenant should earn before taxes"
        />
        <TextField name="availableDate" label="Available date" required type="date" />
      </FieldRow>
    </FormSection>
  )
}

export function AmenitiesSection() {
  const { control } = useFormContext<ListingForm>()
  return (
    <FormSection
      id={sections.amenities.id}
      title={sections.amenities.label}
      description="Check what comes with the home."
    >
      <Controller
        control={control}
        name="amenities"
        render={({ field: { value: chosen = [], onChange } }) => (
          <CardGrid $min="160px" $gap={1}>
            {listingAmenities.map(amenity => (
              <Checkbox
                key={amenity}
                label={amenity}
                checked={chosen.includes(amenity)}
                onCheckedChange={checked =>
                  onChange(checked ? [...chosen, amenity] : chosen.filter(other => other !== amenity))
                }
              />
            ))}
          </CardGrid>
        )}
      />
    </FormSection>
  )
}

export function PoliciesSection() {
  return (
    <FormSection id={sections.policies.id} title={sections.policies.label}>
      <div>
        <CheckboxField name="petFriendly" label="Pet friendly" />
        <CheckboxField name="smokingAllowed" label="Smoking allowed" />
        <CheckboxField name="requiresBackgroundCheck" label="Require background check (recommended)" />
      </div>
    </FormSection>
  )
}
