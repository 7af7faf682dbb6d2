// Asks for the account's own password, and a code if it needs one, before how to sign in changes.
import { zodResolver } from '@hookform/resolvers/zod'
import { TextField } from '@portal/app-kit/fields/text-field'
import { type Change, type Failure, useChange } from '@portal/app-kit/use-change'
import { placeFieldErrors } from '@portal/client/field-messages'
import { RemoveSecondFactor, StartSecondFactor } from '@portal/contract/auth/second-factor-endpoints'
import { Button, type ButtonProps } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { PasswordInput } from '@portal/shared-ui/password-input'
import { Stack } from '@portal/shared-ui/stack'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

const WithoutCode = z.extend(StartSecondFactor, { code: z.string() })

interface OwnPasswordFormProps<Answer>
  extends Pick<Change<RemoveSecondFactor, Answer>, 'send' | 'reads' | 'done'>,
    Pick<ButtonProps, 'variant' | 'pendingText'> {
  title: string
  needsCode?: boolean
  submit: string
  failed: (error: Error) => Failure
  /** Once the screen shows the change. */
  onDone: (answer: Answer) => void
  onClose: () => void
}

export function OwnPasswordForm<Answer>(props: OwnPasswordFormProps<Answer>) {
  const { title, needsCode = false, submit, failed, onDone, onClose, send, reads, done, ...button } = props
  const { control, register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(needsCode ? RemoveSecondFactor : WithoutCode),
    defaultValues: { currentPassword: '', code: '' },
  })
  useEffect(() => setFocus('currentPassword'), [setFocus])
  const change = useChange({
    send,
    reads,
    done,
    failed: error => {
      placeFieldErrors(error, ['currentPassword', 'code'], setError)
      return failed(error)
    },
  })
  return (
    <Form
      aria-label={title}
      $gap={5}
      onSubmit={handleSubmit(body =>
        change
          .mutateAsync(body)
          .then(onDone)
          .catch(() => undefined),
      )}
    >
      <Field label="Your password" error={formState.errors.currentPassword?.message} required>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      {needsCode && (
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
      )}
      <Stack $direction="row" $gap={3}>
        <Button type="submit" pending={change.isPending} {...button}>
          {submit}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  )
}
