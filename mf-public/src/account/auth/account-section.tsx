import type { AccountType, UserType } from '@portal/contract/people/person'
import { Field } from '@portal/shared-ui/field'
import { RadioGroup, type RadioOption } from '@portal/shared-ui/radio-group'
import { Select } from '@portal/shared-ui/select'
import { TextInput } from '@portal/shared-ui/text-input'
import { Controller, useWatch } from 'react-hook-form'
import { accountFieldLabels, accountFields, accountTypeWords } from './account-words.ts'
import type { RegisterFormState } from './registration.ts'

const userTypes: readonly RadioOption<UserType>[] = [
  { value: 'tenant', label: 'Tenant', help: 'I am looking for a home' },
  { value: 'landlord', label: 'Landlord', help: 'I rent out homes' },
]

const accountTypes: readonly AccountType[] = ['individual', 'organization', 'representative', 'realtor']

/** The kind of account to open, with the fields that it needs (spec §2.4). */
export const AccountSection = ({ form }: { form: RegisterFormState }) => {
  const { control, register, formState } = form
  const { errors } = formState
  const accountType = useWatch({ control, name: 'accountType' }) ?? 'individual'
  return (
    <>
      <Controller
        control={control}
        name="userType"
        render={({ field }) => (
          <Field label="I am a" error={errors.userType?.message} group>
            <RadioGroup
              options={userTypes}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              columns={2}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="accountType"
        render={({ field }) => (
          <Field
            label="Account type"
            help="Representatives act for someone else; realtors are licensed."
            error={errors.accountType?.message}
          >
            <Select
              options={accountTypes.map(value => ({ value, label: accountTypeWords[value] }))}
              value={field.value ?? ''}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
            />
          </Field>
        )}
      />
      {accountFields(accountType).map(name => (
        <Field key={name} label={accountFieldLabels[name]} error={errors[name]?.message} required>
          <TextInput {...register(name)} />
        </Field>
      ))}
    </>
  )
}
