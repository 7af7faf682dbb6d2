import { zodResolver } from '@hookform/resolvers/zod'
import { TextField } from '@portal/app-kit/fields/text-field'
import { useChange } from '@portal/app-kit/use-change'
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { placeFieldErrors } from '@portal/client/field-messages'
import { RemoveSecondFactor, secondFactorEndpoints } from '@portal/contract/auth/second-factor-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { PasswordInput } from '@portal/shared-ui/password-input'
import { useRefreshSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'

export const TurnOff = ({ onClose }: { onClose: () => void }) => {
  const refreshSession = useRefreshSession()
  const { control, register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(RemoveSecondFactor),
    defaultValues: { currentPassword: '', code: '' },
  })
  useEffect(() => setFocus('currentPassword'), [setFocus])
  const remove = useChange({
    send: async (body: RemoveSecondFactor) => {
      await call(secondFactorEndpoints.remove, { body })
      await refreshSession()
    },
    reads: [securityEndpoints.sessions, securityEndpoints.activity],
    done: () => ({
      title: 'Two-step sign-in is off',
      description: 'Signing in now takes only your password.',
    }),
    failed: error => {
      placeFieldErrors(error, ['currentPassword', 'code'], setError)
      return { title: 'Error', description: sentenceOf(error, 'We couldn’t turn it off. Please try again.') }
    },
  })
  return (
    <Form
      aria-label="Turn off two-step sign-in"
      $gap={5}
      onSubmit={handleSubmit(body =>
        remove
          .mutateAsync(body)
          .then(onClose)
          .catch(() => undefined),
      )}
    >
      <Field label="Your password" error={formState.errors.currentPassword?.message} required>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <TextField
        control={control}
        name="code"
        label="Code"
        help="From your authenticator app, or a recovery code."
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Stack $direction="row" $gap={3}>
        <Button type="submit" variant="danger" pending={remove.isPending} pendingText="Turning off...">
          Turn off
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  )
}
