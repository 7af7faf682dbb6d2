// Never tells whether there is such an account.
import { zodResolver } from '@hookform/resolvers/zod'
import { TextField } from '@portal/app-kit/fields/text-field'
import { useTitle } from '@portal/app-kit/use-title'
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { ForgotPassword, linkEndpoints } from '@portal/contract/auth/link-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Form } from '@portal/shared-ui/form'
import { Notice } from '@portal/shared-ui/notice'
import { usePlatform, useToast } from '@portal/shared-ui/platform/platform'
import { Stack } from '@portal/shared-ui/stack'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { AuthFrame, Legal } from '../auth/auth-frame.tsx'

export const ForgotPage = () => {
  useTitle('Forgot password')
  const { hasMail } = usePlatform().settings
  return (
    <AuthFrame
      title="Forgot your password?"
      reason={
        hasMail
          ? 'Enter the email address of your account. We’ll send you a link to choose a new password.'
          : 'You can’t reset your password yourself.'
      }
    >
      {hasMail ? (
        <ForgotForm />
      ) : (
        <Notice title="This portal can’t send email">
          <Link to={sitePaths.helpWith('account')}>Contact support</Link> to get back into your account.
        </Notice>
      )}
      <Legal>
        <Link to={sitePaths.auth}>Back to sign-in</Link>
      </Legal>
    </AuthFrame>
  )
}

const ForgotForm = () => {
  const toast = useToast()
  const [sentTo, setSentTo] = useState<string>()
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(ForgotPassword),
    defaultValues: { email: '' },
  })
  const send = async (body: ForgotPassword) => {
    setSentTo(undefined)
    try {
      await call(linkEndpoints.forgotPassword, { body })
      setSentTo(body.email)
    } catch (error) {
      toast({
        title: 'Error',
        description: sentenceOf(error, 'We couldn’t send the link. Please try again.'),
        tone: 'danger',
      })
    }
  }
  return (
    <Form $gap={5} onSubmit={handleSubmit(send)}>
      <TextField control={control} name="email" label="Email" required type="email" autoComplete="username" />
      <Button type="submit" fullWidth pending={formState.isSubmitting} pendingText="Sending...">
        Send the link
      </Button>
      <Stack role="status">
        {sentTo !== undefined && (
          <Notice title="Check your email">
            If there is an account with {sentTo}, a link is on its way. It works for one hour.
          </Notice>
        )}
      </Stack>
    </Form>
  )
}
