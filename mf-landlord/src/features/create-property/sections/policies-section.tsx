import { FormSection } from '@portal/shared-ui/form-section'
import { CheckboxField } from '../fields.tsx'
import { sections } from '../listing-outline.ts'

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
