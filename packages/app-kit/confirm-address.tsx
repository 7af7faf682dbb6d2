import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { usePlatform, useToast } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/**
 * Asks people to confirm their address before they type what needs it, if the portal can send the link. `isConfirmed` is
 * what a page has just read; otherwise the session says it.
 */
export const ConfirmAddress = ({ isConfirmed }: { isConfirmed?: boolean }) => {
  const { hasMail } = usePlatform().settings
  const user = useSession()?.user
  if (!hasMail || !user || (isConfirmed ?? user.isEmailConfirmed ?? true)) return null
  return (
    <Notice
      title="Please confirm your email address"
      action={<SendLinkAgain email={user.email}>Send the link again</SendLinkAgain>}
    >
      We sent a link to {user.email}. It works for 24 hours.
    </Notice>
  )
}

/** Mails the link again. */
export const SendLinkAgain = ({ email, children }: { email: string; children: ReactNode }) => {
  const toast = useToast()
  const send = useMutation({
    mutationFn: () => call(linkEndpoints.sendConfirmation),
    onSuccess: () =>
      toast({ title: 'Link sent', description: `Check the inbox of ${email}.`, tone: 'success' }),
    onError: error =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'We couldn’t send the link. Please try again.'),
        tone: 'danger',
      }),
  })
  return (
    <Button
      variant="outline"
      size="sm"
      pending={send.isPending}
      pendingText="Sending..."
      onClick={() => send.mutate()}
    >
      {children}
    </Button>
  )
}
