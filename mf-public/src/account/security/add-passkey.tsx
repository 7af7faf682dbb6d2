import { zodResolver } from '@hookform/resolvers/zod'
import { useChange } from '@portal/app-kit/use-change'
import { placeFieldErrors } from '@portal/client/field-messages'
import { makePasskey, passkeySentence } from '@portal/client/passkeys'
import { StartPasskey } from '@portal/contract/auth/passkey-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { PasswordInput } from '@portal/shared-ui/password-input'
import { Stack } from '@portal/shared-ui/stack'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'

/** Takes the password; then the browser asks for the rest. */
export const AddPasskey = ({ onClose }: { onClose: () => void }) => {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(StartPasskey),
    defaultValues: { currentPassword: '' },
  })
  useEffect(() => setFocus('currentPassword'), [setFocus])
  const add = useChange({
    send: ({ currentPassword }: StartPasskey) => makePasskey(currentPassword),
    reads: [securityEndpoints.sessions, securityEndpoints.activity],
    done: () => ({ title: 'Passkey added', description: 'You can sign in with it from now on.' }),
    failed: error => {
      placeFieldErrors(error, ['currentPassword'], setError)
      return { title: 'Error', description: passkeySentence(error, 'No passkey was made. Please try again.') }
    },
  })
  return (
    <Form
      aria-label="Add a passkey"
      $gap={5}
      onSubmit={handleSubmit(body =>
        add
          .mutateAsync(body)
          .then(onClose)
          .catch(() => undefined),
      )}
    >
      <Field label="Your password" error={formState.errors.currentPassword?.message} required>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <Stack $direction="row" $gap={3}>
        <Button type="submit" pending={add.isPending} pendingText="Adding...">
          Continue
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  )
}
