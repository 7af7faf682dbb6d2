import { FieldRow, FormSection } from '@portal/shared-ui/form-section'
import { TextField } from '../fields.tsx'
import { sections } from '../listing-outline.ts'
import { Placement } from '../placement/placement.tsx'

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
