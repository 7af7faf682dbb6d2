import { TextField } from '@portal/app-kit/fields/text-field'
import { withoutCode } from '@portal/client/connection-error'
import type { UserType } from '@portal/contract/people/person'
import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { FieldRow } from '@portal/shared-ui/form-section'
import { Notice } from '@portal/shared-ui/notice'
import { PasswordInput } from '@portal/shared-ui/password-input'
import { usePlatform, useToast } from '@portal/shared-ui/platform/platform'
import { useRefreshSession } from '@portal/shared-ui/platform/use-session'
import { useEffect } from 'react'
import { AccountSection } from './account-section.tsx'
import { loadRegister, useRegisterForm } from './registration.ts'

const useRegister = (side: UserType) => {
  const { form, forgetDraft } = useRegisterForm(side)
  const refreshSession = useRefreshSession()
  const toast = useToast()
  useEffect(() => void loadRegister().catch(() => undefined), [])
  const fail = (description: string) => toast({ title: 'Registration failed', description, tone: 'danger' })
  const submit = form.handleSubmit(
    async values => {
      const { register } = await loadRegister()
      const outcome = await register(values)
      if (outcome.user) {
        // This must run before the shell learns of the sign-in and removes this screen.
        forgetDraft()
        toast({
          title: 'Account created successfully!',
          description: "You're now logged in.",
          tone: 'success',
        })
        return refreshSession()
      }
      const fields = Object.keys(outcome.faults) as (keyof typeof outcome.faults)[] // it has no other keys
      for (const field of fields) form.setError(field, { type: 'server', message: outcome.faults[field] })
      if (outcome.sentence) fail(outcome.sentence)
    },
    ({ root }) => root && fail(withoutCode('write').sentence),
  )
  return { form, submit }
}

/** Open an account (spec §5 "Register"). `side` is preselected. */
export const RegisterForm = ({ side }: { side: UserType }) => {
  const { form, submit } = useRegister(side)
  const { hasMail } = usePlatform().settings
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <Form $gap={5} onSubmit={submit}>
      <AccountSection form={form} />
      <FieldRow>
        <TextField control={control} name="firstName" label="First name" required autoComplete="given-name" />
        <TextField control={control} name="lastName" label="Last name" required autoComplete="family-name" />
      </FieldRow>
      <TextField
        control={control}
        name="email"
        label="Email"
        help={hasMail ? 'We’ll send a link there to confirm it.' : undefined}
        required
        type="email"
        autoComplete="username"
      />
      <TextField control={control} name="phone" label="Phone (optional)" type="tel" autoComplete="tel" />
      <Field label="Password" help="At least 8 characters." error={errors.password?.message} required>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <PolicyNotice />
      <Button type="submit" fullWidth pending={formState.isSubmitting} pendingText="Creating account...">
        Create account
      </Button>
    </Form>
  )
}

/** What people agree to by signing up (spec §1 "Platform policy"). */
const PolicyNotice = () => (
  <Notice title="Platform policy">
    All business communication and transactions must stay on the platform. Sharing external contact details or
    websites, or doing business off-platform, may lead to account suspension and legal action.
  </Notice>
)
