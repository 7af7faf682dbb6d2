import { useState } from 'react'
import { Field } from '../field/field.tsx'
import { Stack } from '../stack/stack.tsx'
import { ListedSelect } from './listed-select.tsx'
import { NativeSelect } from './native-select.tsx'
import { Select } from './select.tsx'

export default { title: 'Select' }

const types = [
  { value: '', label: 'Any type' },
  { value: 'apartment', label: 'Apartment' },
  { value: 'house', label: 'House' },
  { value: 'condo', label: 'Condo' },
  { value: 'office', label: 'Office', disabled: true },
]

export const States = () => {
  const [type, setType] = useState('')
  const [status, setStatus] = useState('')
  return (
    <Stack>
      <Field label="Property type">
        <Select options={types} value={type} onValueChange={setType} />
      </Field>
      <Field label="Status" required error="Status is required">
        <Select
          options={types.slice(1)}
          value={status}
          onValueChange={setStatus}
          placeholder="Choose a status"
        />
      </Field>
      <Field label="Closed">
        <Select options={types} value="house" onValueChange={() => undefined} disabled />
      </Field>
    </Stack>
  )
}

export const Open = () => {
  const [type, setType] = useState('house')
  return <ListedSelect aria-label="Property type" options={types} value={type} onValueChange={setType} />
}

export const WithoutCode = () => {
  const [type, setType] = useState('house')
  return <NativeSelect aria-label="Property type" options={types} value={type} onValueChange={setType} />
}
