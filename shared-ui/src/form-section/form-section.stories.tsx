import { useState } from 'react'
import { Field } from '../field/field.tsx'
import { Select } from '../select/select.tsx'
import { TextArea, TextInput } from '../text-input/text-input.tsx'
import { FieldRow, FormSection } from './form-section.tsx'

export default { title: 'Form section' }

const propertyTypes = [
  { value: 'apartment', label: 'Apartment' },
  { value: 'house', label: 'House' },
]

export const BasicInformation = () => {
  const [type, setType] = useState('')
  return (
    <FormSection title="Basic Information" description="What tenants read first.">
      <Field label="Title" required>
        <TextInput />
      </Field>
      <Field label="Description" required help="What is it like to live there?">
        <TextArea />
      </Field>
      <Field label="Property type" required>
        <Select options={propertyTypes} value={type} onValueChange={setType} placeholder="Choose a type" />
      </Field>
      <FieldRow>
        <Field label="Monthly rent" required>
          <TextInput type="number" prefix="$" defaultValue={1000} />
        </Field>
        <Field label="Square footage">
          <TextInput type="number" suffix="sq ft" defaultValue={500} />
        </Field>
      </FieldRow>
    </FormSection>
  )
}
