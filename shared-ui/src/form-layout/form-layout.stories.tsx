import { Field } from '../field/field.tsx'
import { FormOutline } from '../form-outline/form-outline.tsx'
import { FormSection } from '../form-section/form-section.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { FormLayout } from './form-layout.tsx'

export default { title: 'Form layout' }

export const Profile = () => (
  <FormLayout
    title="Your profile"
    description="What you save here is yours to change at any time."
    outline={
      <FormOutline
        label="Sections of the profile"
        items={[
          { id: 'account', label: 'Account', state: 'done' },
          { id: 'work', label: 'Work and income', state: 'open' },
        ]}
      />
    }
  >
    <Stack $gap={6}>
      <FormSection id="account" title="Account">
        <Field label="First name">
          <TextInput defaultValue="Ana" />
        </Field>
      </FormSection>
      <FormSection id="work" title="Work and income">
        <Field label="Employer">
          <TextInput />
        </Field>
      </FormSection>
    </Stack>
  </FormLayout>
)
