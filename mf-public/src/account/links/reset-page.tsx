// Signs nobody in.
import { zodResolver } from '@hookform/resolvers/zod'
import { useTitle } from '@portal/app-kit/use-title'
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { placeFieldErrors } from '@portal/client/field-messages'
import { ResetPasswordForm } from '@portal/contract/auth/credentials'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { PasswordInput } from '@portal/shared-ui/password-input'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useRefreshSession, useSession } from '@portal/shared-ui/platform/use-session'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { AuthFrame, Legal } from '../auth/auth-frame.tsx'
import { LinkOver } from './link-over.tsx'
import { useLinkToken } from './use-link-token.ts'

export const ResetPage = () => {
  useTitle('New password')
  const token = useLinkToken()
  const [isOver, setOver] = useState(false)
  return (
    <AuthFrame title="Choose a new password" reason="You’ll be signed out on all devices.">
      {token === '' || isOver ? (
        <LinkOver>
          <Link to={sitePaths.forgotPassword}>Ask for a new link</Link>
        </LinkOver>
      ) : (
        <ResetForm token={token ?? ''} onOver={() => setOver(true)} />
      )}
      <Legal>
        <Link to={sitePaths.auth}>Back to sign-in</Link>
      </Legal>
    </AuthFrame>
  )
}

const ResetForm = ({ token, onOver }: { token: string; onOver: () => void }) => {
  const toast = useToast()
  const navigate = useNavigate()
  const session = useSession()
  const refreshSession = useRefreshSession()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(ResetPasswordForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
  })
  const { errors } = formState
  const send = async ({ newPassword }: ResetPasswordForm) => {
    try {
      await call(linkEndpoints.resetPassword, { body: { token, newPassword } })
      toast({
        title: 'Password changed',
        description: 'Please sign in with your new password.',
        tone: 'success',
      })
      if (session) await refreshSession()
      navigate(sitePaths.auth)
    } catch (error) {
      if (error instanceof ApiError && error.fields.token !== undefined) return onOver()
      placeFieldErrors(error, ['newPassword'], setError)
      toast({
        title: 'Error',
        description: sentenceOf(error, 'We couldn’t change your password. Please try again.'),
        tone: 'danger',
      })
    }
  }
  return (
    <Form $gap={5} onSubmit={handleSubmit(send)}>
      <Field label="New password" help="At least 8 characters." error={errors.newPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <Field label="Confirm new password" error={errors.confirmPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <Button type="submit" fullWidth pending={formState.isSubmitting} pendingText="Changing...">
        Change password
      </Button>
    </Form>
  )
}
