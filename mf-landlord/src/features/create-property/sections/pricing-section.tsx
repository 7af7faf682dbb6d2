import { FieldRow, FormSection } from '@portal/shared-ui/form-section'
import { NumberField, TextField } from '../fields.tsx'
import { sections } from '../listing-outline.ts'

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
          help="What a tenant should earn before tax"
        />
        <TextField name="availableDate" label="Available date" required type="date" />
      </FieldRow>
    </FormSection>
  )
}
