import { FieldRow, FormSection } from '@portal/shared-ui/form-section'
import { NumberField } from '../fields.tsx'
import { sections } from '../listing-outline.ts'

export function DetailsSection() {
  return (
    <FormSection
      id={sections.details.id}
      title={sections.details.label}
      description="Leave empty what does not apply."
    >
      <FieldRow>
        <NumberField name="bedrooms" label="Bedrooms" help="0 for a studio" />
        <NumberField name="bathrooms" label="Bathrooms" help="Halves are fine" />
        <NumberField name="squareFootage" label="Square footage" suffix="sq ft" />
      </FieldRow>
    </FormSection>
  )
}
