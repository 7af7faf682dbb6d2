import { zodResolver } from '@hookform/resolvers/zod'
import { placeFieldErrors } from '@portal/client/field-messages'
import { Login } from '@portal/contract/auth/credentials'
import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { PasswordInput } from '@portal/shared-ui/password-input'
import { Stack } from '@portal/shared-ui/stack'
import { TextInput } from '@portal/shared-ui/text-input'
import { useForm } from 'react-hook-form'
import { useLogin } from './use-auth.ts'

/** Sign in with email and password (spec §5 "Login"). */
export const LoginForm = () => {
  const login = useLogin()
  const { register, handleSubmit, setError, formState } = useForm<Login>({
    resolver: zodResolver(Login),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(values =>
    login.mutate(values, { onError: error => placeFieldErrors(error, ['email', 'password'], setError) }),
  )
  return (
    <Stack as="form" noValidate $gap={5} onSubmit={submit}>
      <Field label="Email" error={errors.email?.message} required>
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field label="Password" error={errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" fullWidth pending={login.isPending} pendingText="Signing in...">
        Login
      </Button>
    </Stack>
  )
}
