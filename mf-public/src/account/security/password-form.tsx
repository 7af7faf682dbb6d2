// A new password (spec §5 "Register"); it is never kept as a draft.
import { zodResolver } from '@hookform/resolvers/zod'
import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { placeFieldErrors } from '@portal/client/field-messages'
import { type ChangePassword, ChangePasswordForm } from '@portal/contract/auth/credentials'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { FormSection } from '@portal/shared-ui/form-section'
import { PasswordInput } from '@portal/shared-ui/password-input'
import { Stack } from '@portal/shared-ui/stack'
import { useForm } from 'react-hook-form'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export const PasswordForm = ({ email }: { email: string }) => {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(ChangePasswordForm),
    defaultValues: empty,
  })
  const { errors } = formState
  const change = useChange({
    send: (body: ChangePassword) => call(securityEndpoints.changePassword, { body }),
    reads: [securityEndpoints.sessions, securityEndpoints.activity, securityEndpoints.emailChange],
    onDone: () => reset(empty),
    done: () => ({ title: 'Password changed', description: 'You were signed out on all other devices.' }),
    failed: error => {
      placeFieldErrors(error, ['currentPassword', 'newPassword'], setError)
      return { otherwise: 'We couldn’t change your password. Please try again.' }
    },
  })
  return (
    <Form
      aria-label="Password"
      onSubmit={handleSubmit(({ currentPassword, newPassword }) =>
        change.mutateAsync({ currentPassword, newPassword }).catch(() => undefined),
      )}
    >
      <FormSection
        title="Password"
        description="You’ll stay signed in here and be signed out on all other devices."
      >
        {/* Lets a password manager know whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label="Current password" error={errors.currentPassword?.message} required>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <Field
          label="New password"
          help="At least 8 characters."
          error={errors.newPassword?.message}
          required
        >
          <PasswordInput autoComplete="new-password" {...register('newPassword')} />
        </Field>
        <Field label="Confirm new password" error={errors.confirmPassword?.message} required>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <Stack $direction="row">
          <Button type="submit" variant="outline" pending={change.isPending} pendingText="Changing...">
            Change password
          </Button>
        </Stack>
      </FormSection>
    </Form>
  )
}
