import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import type { AccountType, UserType } from '@portal/contract/people/person'
import { Field } from '@portal/shared-ui/field'
import { RadioGroup, type RadioOption } from '@portal/shared-ui/radio-group'
import { Controller, useWatch } from 'react-hook-form'
import { accountFieldLabels, accountFields, accountTypeHelp, accountTypeWords } from './account-words.ts'
import type { RegisterFormState } from './registration.ts'

const userTypes: readonly RadioOption<UserType>[] = [
  { value: 'tenant', label: 'Tenant', help: 'I am looking for a home' },
  { value: 'landlord', label: 'Landlord', help: 'I rent out homes' },
]

const accountTypes: readonly AccountType[] = ['individual', 'organization', 'representative', 'realtor']

/** The kind of account to open, with the fields that it needs (spec §2.4). */
export const AccountSection = ({ form }: { form: RegisterFormState }) => {
  const { control } = form
  const accountType = useWatch({ control, name: 'accountType' }) ?? 'individual'
  return (
    <>
      <Controller
        control={control}
        name="userType"
        render={({ field, fieldState }) => (
          <Field label="I am a" error={fieldState.error?.message} group>
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
      <ChoiceField
        control={control}
        name="accountType"
        label="Account type"
        help={accountTypeHelp[accountType]}
        options={accountTypes.map(value => ({ value, label: accountTypeWords[value] }))}
      />
      {accountFields(accountType).map(name => (
        <TextField key={name} control={control} name={name} label={accountFieldLabels[name]} required />
      ))}
    </>
  )
}
