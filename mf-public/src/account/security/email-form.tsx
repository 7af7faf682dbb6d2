import { zodResolver } from '@hookform/resolvers/zod'
import { TextField } from '@portal/app-kit/fields/text-field'
import { useChange } from '@portal/app-kit/use-change'
import { useFresh } from '@portal/app-kit/use-fresh'
import { call, queryOf } from '@portal/client/call'
import { placeFieldErrors } from '@portal/client/field-messages'
import { ChangeEmail } from '@portal/contract/auth/credentials'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatTime } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { PasswordInput } from '@portal/shared-ui/password-input'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'

const empty = { newEmail: '', currentPassword: '' }

/** The address to sign in with; a new one counts once its link was opened. */
export const EmailForm = ({ email }: { email: string }) => {
  const { hasMail } = usePlatform().settings
  return (
    <FormSection title="Email address" description={<Current>{email}</Current>}>
      {hasMail ? (
        <>
          <WaitingChange />
          <NewEmail />
        </>
      ) : (
        <Text $tone="muted">This portal can’t send email, so the address can’t be changed here.</Text>
      )}
    </FormSection>
  )
}

const Current = ({ children }: { children: string }) => (
  <>
    You sign in with <strong>{children}</strong>.
  </>
)

const NewEmail = () => {
  const { control, register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(ChangeEmail),
    defaultValues: empty,
  })
  const change = useChange({
    send: (body: ChangeEmail) => call(securityEndpoints.changeEmail, { body }),
    reads: [securityEndpoints.emailChange, securityEndpoints.activity],
    onDone: () => reset(empty),
    done: (_, { newEmail }) => ({ title: 'Check your email', description: `We sent a link to ${newEmail}.` }),
    failed: error => {
      placeFieldErrors(error, ['newEmail', 'currentPassword'], setError)
      return { otherwise: 'We couldn’t send the link. Please try again.' }
    },
  })
  return (
    <Form
      aria-label="Email address"
      $gap={5}
      onSubmit={handleSubmit(body => change.mutateAsync(body).catch(() => undefined))}
    >
      <TextField
        control={control}
        name="newEmail"
        label="New email"
        required
        type="email"
        autoComplete="email"
      />
      <Field label="Your password" error={formState.errors.currentPassword?.message} required>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <Stack $direction="row">
        <Button type="submit" variant="outline" pending={change.isPending} pendingText="Sending...">
          Send the link
        </Button>
      </Stack>
    </Form>
  )
}

/** The change that waits, with a button that cancels it: another person with the password can have asked for it. */
const WaitingChange = () => {
  const { data } = useQuery({ ...queryOf(securityEndpoints.emailChange), ...useFresh() })
  const cancel = useChange({
    send: () => call(securityEndpoints.cancelEmailChange),
    reads: [securityEndpoints.emailChange, securityEndpoints.activity],
    done: () => ({ title: 'Change canceled', description: 'Your email address stays the same.' }),
    failed: { otherwise: 'We couldn’t cancel the change. Please try again.' },
  })
  if (!data?.emailChange) return null
  const { newEmail, createdAt } = data.emailChange
  return (
    <Notice
      title={`${newEmail} isn’t confirmed yet`}
      action={
        <Button
          variant="outline"
          size="sm"
          pending={cancel.isPending}
          pendingText="Canceling..."
          onClick={() => cancel.mutate()}
        >
          Cancel the change
        </Button>
      }
    >
      Requested {formatTime(createdAt)}. To finish, open the link that we sent there. If you didn’t ask for
      this, cancel the change and choose a new password.
    </Notice>
  )
}
