import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { PasswordInput } from '@portal/shared-ui/password-input'
import { Stack } from '@portal/shared-ui/stack'
import { TextInput } from '@portal/shared-ui/text-input'
import { useLogin } from './use-login.ts'

/**
 * Sign in with email and password (spec §5 "Login"). Until a script has taken it over, sending does nothing: that is what `dialog` is
 * for outside of one. So a password is never in an address.
 */
export const LoginForm = () => {
  const { faults, isPending, handlers } = useLogin()
  return (
    <Stack as="form" method="dialog" noValidate $gap={5} {...handlers}>
      <Field label="Email" error={faults.email} required>
        <TextInput type="email" name="email" autoComplete="username" />
      </Field>
      <Field label="Password" error={faults.password} required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" fullWidth pending={isPending} pendingText="Signing in...">
        Login
      </Button>
    </Stack>
  )
}
