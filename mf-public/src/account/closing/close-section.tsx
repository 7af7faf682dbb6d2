import { zodResolver } from '@hookform/resolvers/zod'
import { refetch, useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { placeFieldErrors } from '@portal/client/field-messages'
import { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { CloseAccount } from '@portal/contract/auth/credentials'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { keptForDays } from '@portal/contract/kept-for'
import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatDate } from '@portal/shared-ui/format-date'
import { PasswordInput } from '@portal/shared-ui/password-input'
import { useRefreshSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ClosingEffects, isPrevented, useClosingPreview } from './closing-effects.tsx'

const empty = { currentPassword: '' }

/** Whether the account is still there for now, and its owner signed in. */
const isOpen = ({ closesAt }: { closesAt?: string | null | undefined }): boolean =>
  Date.parse(closesAt ?? '') > Date.now()

/** Closes the account, with the password. An account less than a day old closes at once, and its owner is signed out. */
export const CloseSection = () => {
  const refreshSession = useRefreshSession()
  const queryClient = useQueryClient()
  const preview = useClosingPreview()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(CloseAccount),
    defaultValues: empty,
  })
  const close = useChange({
    send: async (body: CloseAccount) => {
      const { user } = await call(closingEndpoints.close, { body })
      await refreshSession()
      return user
    },
    onDone: user => {
      reset(empty)
      const { sessions, activity, emailChange } = securityEndpoints
      if (isOpen(user)) void refetch(queryClient, [sessions, activity, emailChange])
    },
    done: ({ closesAt }) =>
      closesAt && isOpen({ closesAt })
        ? { title: 'Account closing', description: `Your account closes on ${formatDate(closesAt)}.` }
        : { title: 'Account closed', description: 'Your account and what belonged to it are deleted.' },
    failed: error => {
      placeFieldErrors(error, ['currentPassword'], setError)
      return { otherwise: 'We couldn’t close your account. Please try again.' }
    },
  })
  return (
    <FormSection
      title="Close my account"
      description={`You have ${keptForDays.closingAccounts} days to change your mind. Accounts less than a day old close right away, and a tenancy that you agreed to is canceled.`}
    >
      <Form
        aria-label="Close my account"
        $gap={5}
        onSubmit={handleSubmit(body => close.mutateAsync(body).catch(() => undefined))}
      >
        <Text>
          Right away, your listings are paused, what you shared is no longer shared, your plan ends with its
          period, and you’re signed out on all other devices. Then your profile, photos, documents, favorites
          and searches are deleted. Anything shared with others, such as messages, repairs and invoices, stays
          without your name. To keep a copy of your data, make one above first.
        </Text>
        {preview && <ClosingEffects preview={preview} />}
        {preview && isPrevented(preview) ? null : (
          <>
            <Field label="Your password" error={formState.errors.currentPassword?.message} required>
              <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
            </Field>
            <Stack $direction="row">
              <Button type="submit" variant="danger" pending={close.isPending} pendingText="Closing...">
                Close my account
              </Button>
            </Stack>
          </>
        )}
      </Form>
    </FormSection>
  )
}
