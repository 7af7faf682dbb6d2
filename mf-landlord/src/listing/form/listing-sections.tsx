// The six sections of the listing form, from top to bottom (spec §2.7).
import { listingAmenities, PropertyType } from '@portal/contract/properties/choices'
import { capitalized } from '@portal/contract/values/words'
import { Boundary } from '@portal/shared-ui/boundary'
import { CardGrid } from '@portal/shared-ui/card'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { Field } from '@portal/shared-ui/field'
import { FieldRow, FormSection } from '@portal/shared-ui/form-section'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { Select } from '@portal/shared-ui/select'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { CityQuestion } from '../placement/city-question.tsx'
import { Placement } from '../placement/placement.tsx'
import { CheckboxField, NumberField, TextAreaField, TextField } from './fields.tsx'
import { fieldLabels, type ListingForm } from './listing-form.ts'
import { sections } from './listing-outline.ts'
import type { ListingInspection } from './use-listing-inspection.ts'

const typeOptions = PropertyType.options.map(value => ({ value, label: capitalized(value) }))

/** The contact filter's findings, which load with the first change and update while typing. */
const WordingAdvice = lazily(async () => (await import('../words/wording-advice.tsx')).WordingAdvice)

interface ListingSectionsProps {
  inspection: ListingInspection
  /** Actions on the text, below the description. */
  wordActions?: ReactNode
}

export function ListingSections({ inspection, wordActions }: ListingSectionsProps) {
  return (
    <>
      <BasicsSection inspection={inspection} wordActions={wordActions} />
      <LocationSection />
      <DetailsSection />
      <PricingSection />
      <AmenitiesSection />
      <PoliciesSection />
    </>
  )
}

function BasicsSection({ inspection, wordActions }: ListingSectionsProps) {
  const { control, formState } = useFormContext<ListingForm>()
  const { title, description } = formState.dirtyFields
  return (
    <FormSection id={sections.basics.id} title={sections.basics.label}>
      <TextField name="title" required placeholder="Sunny two-bedroom near the park" autoComplete="off" />
      <TextAreaField
        name="description"
        required
        help="What’s it like to live here? Leave out phone numbers, email addresses and websites. Tenants can contact you here."
      />
      <ContactNotice
        inspection={inspection}
        labels={{ title: 'The title will read', description: 'The description will read' }}
      />
      {(title || description) && (
        <Boundary>
          <WhileLoading>
            <WordingAdvice />
          </WhileLoading>
        </Boundary>
      )}
      {wordActions}
      <Field label={fieldLabels.propertyType} error={formState.errors.propertyType?.message} required>
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

function LocationSection() {
  return (
    <FormSection id={sections.location.id} title={sections.location.label}>
      <TextField name="address" required autoComplete="off" />
      <FieldRow>
        <TextField name="city" required autoComplete="off" />
        <TextField name="state" required autoComplete="off" />
        <TextField name="zipCode" required autoComplete="off" />
      </FieldRow>
      <CityQuestion />
      <TextField name="neighborhood" autoComplete="off" />
      <Placement />
    </FormSection>
  )
}

function DetailsSection() {
  return (
    <FormSection
      id={sections.details.id}
      title={sections.details.label}
      description="Leave blank anything that doesn’t apply."
    >
      <FieldRow>
        <NumberField name="bedrooms" help="0 for a studio" />
        <NumberField name="bathrooms" help="0.5 for a half bath" />
        <NumberField name="squareFootage" suffix="sq ft" />
      </FieldRow>
    </FormSection>
  )
}

function PricingSection() {
  return (
    <FormSection id={sections.pricing.id} title={sections.pricing.label}>
      <FieldRow>
        <NumberField name="rentAmount" required prefix="$" />
        <NumberField name="securityDeposit" prefix="$" />
      </FieldRow>
      <FieldRow>
        <NumberField name="minimumIncome" prefix="$" help="Before taxes" />
        <TextField name="availableDate" required type="date" />
      </FieldRow>
    </FormSection>
  )
}

function AmenitiesSection() {
  const { control } = useFormContext<ListingForm>()
  return (
    <FormSection
      id={sections.amenities.id}
      title={sections.amenities.label}
      description="Select what comes with the home."
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

function PoliciesSection() {
  return (
    <FormSection id={sections.policies.id} title={sections.policies.label}>
      <div>
        <CheckboxField name="petFriendly" />
        <CheckboxField name="smokingAllowed" />
        <CheckboxField name="requiresBackgroundCheck" />
      </div>
    </FormSection>
  )
}
