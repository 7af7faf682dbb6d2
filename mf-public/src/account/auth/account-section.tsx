import type { AccountType, UserType } from '@portal/contract/people/person'
import { Field } from '@portal/shared-ui/field'
import { RadioGroup, type RadioOption } from '@portal/shared-ui/radio-group'
import { Select } from '@portal/shared-ui/select'
import { TextInput } from '@portal/shared-ui/text-input'
import { Controller, useWatch } from 'react-hook-form'
import { type AccountField, accountFields, type RegisterFormState } from './registration.ts'

const userTypes: readonly RadioOption<UserType>[] = [
  { value: 'tenant', label: 'Tenant', help: 'I am looking for a home' },
  { value: 'landlord', label: 'Landlord', help: 'I rent out homes' },
]

const accountTypes: readonly { value: AccountType; label: string }[] = [
  { value: 'individual', label: 'Individual' },
  { value: 'organization', label: 'Organization' },
  { value: 'representative', label: 'Representative' },
  { value: 'realtor', label: 'Realtor' },
]

const labels: Record<AccountField, string> = {
  organizationName: 'Organization name',
  representativeFor: 'Who you represent',
  licenseNumber: 'License number',
  licenseState: 'License state',
}

/** Who is signing up, with the fields that their kind of account needs (spec §2.4). */
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
              options={accountTypes}
              value={field.value ?? ''}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
            />
          </Field>
        )}
      />
      {accountFields(accountType).map(name => (
        <Field key={name} label={labels[name]} error={errors[name]?.message} required>
          <TextInput {...register(name)} />
        </Field>
      ))}
    </>
  )
}
