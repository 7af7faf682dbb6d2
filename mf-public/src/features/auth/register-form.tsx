import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { FieldRow } from '@portal/shared-ui/form-section'
import { PasswordInput } from '@portal/shared-ui/password-input'
import { Stack } from '@portal/shared-ui/stack'
import { TextInput } from '@portal/shared-ui/text-input'
import { AccountSection } from './account-section.tsx'
import { placeFieldErrors } from './place-field-errors.ts'
import { PolicyNotice } from './policy-notice.tsx'
import { registrationOf } from './registration.ts'
import { useRegister } from './use-auth.ts'
import { useRegisterForm } from './use-register-form.ts'

const sentFields = [
  'email',
  'password',
  'firstName',
  'lastName',
  'userType',
  'phone',
  'accountType',
  'organizationName',
  'representativeFor',
  'licenseNumber',
  'licenseState',
] as const

/** Open an account (spec §5 "Register"). */
export const RegisterForm = () => {
  const form = useRegisterForm()
  const creation = useRegister()
  const { register, handleSubmit, setError } = form
  const { errors } = form.formState
  const submit = handleSubmit(values =>
    creation.mutate(registrationOf(values), {
      onError: error => placeFieldErrors(error, sentFields, setError),
    }),
  )
  return (
    <Stack as="form" noValidate $gap={5} onSubmit={submit}>
      <AccountSection form={form} />
      <FieldRow>
        <Field label="First name" error={errors.firstName?.message} required>
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label="Last name" error={errors.lastName?.message} required>
          <TextInput autoComplete="family-name" {...register('lastName')} />
        </Field>
      </FieldRow>
      <Field label="Email" error={errors.email?.message} required>
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field label="Phone (optional)" error={errors.phone?.message}>
        <TextInput type="tel" autoComplete="tel" {...register('phone')} />
      </Field>
      <Field label="Password" help="At least 8 characters." error={errors.password?.message} required>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <PolicyNotice />
      <Button type="submit" fullWidth pending={creation.isPending} pendingText="Creating account...">
        Create account
      </Button>
    </Stack>
  )
}
