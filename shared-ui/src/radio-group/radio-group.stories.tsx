import { useState } from 'react'
import { Field } from '../field/field.tsx'
import { Stack } from '../stack/stack.tsx'
import { RadioGroup } from './radio-group.tsx'

export default { title: 'Radio group' }

const userTypes = [
  { value: 'tenant', label: 'Tenant', help: 'I am looking for a home' },
  { value: 'landlord', label: 'Landlord', help: 'I have homes for rent' },
]
const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
  { value: 'weekly', label: 'Weekly', disabled: true },
]

export const Choices = () => {
  const [userType, setUserType] = useState('tenant')
  const [period, setPeriod] = useState('')
  return (
    <Stack>
      <Field label="I am a" group required>
        <RadioGroup options={userTypes} value={userType} onValueChange={setUserType} columns={2} />
      </Field>
      <Field label="Billing" group error="Please choose how to pay">
        <RadioGroup options={periods} value={period} onValueChange={setPeriod} />
      </Field>
    </Stack>
  )
}
