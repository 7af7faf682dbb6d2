import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { PasswordInput } from '@portal/shared-ui/password-input'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { TextInput } from '@portal/shared-ui/text-input'
import { Link } from 'react-router-dom'
import { useLogin } from './use-login.ts'

const focus = (input: HTMLInputElement | null) => input?.focus()

/** Sign in with email and password, and a code if the account needs one; or with a passkey (spec §5 "Login"). */
export const LoginForm = () => {
  const { hasMail } = usePlatform().settings
  const { faults, isPending, needsCode, passkey, handlers } = useLogin()
  return (
    <Form $gap={5} {...handlers}>
      <Field label="Email" error={faults.email} required>
        <TextInput type="email" name="email" autoComplete="username" />
      </Field>
      <Field label="Password" error={faults.password} required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      {needsCode && (
        <Field
          label="Code"
          help="From your authenticator app, or a recovery code."
          error={faults.code}
          required
        >
          <TextInput
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            ref={focus}
          />
        </Field>
      )}
      {hasMail && <Link to={sitePaths.forgotPassword}>Forgot your password?</Link>}
      <Button type="submit" fullWidth pending={isPending} pendingText="Signing in...">
        Login
      </Button>
      <Button variant="outline" fullWidth pendingText="Signing in..." {...passkey}>
        Sign in with a passkey
      </Button>
    </Form>
  )
}
