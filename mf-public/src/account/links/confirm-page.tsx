// Confirms an email address with the link from a mail, by a button: programs that only open links confirm nothing.
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { usePageTitle, useToast } from '@portal/shared-ui/platform/platform'
import { useRefreshSession, useSession } from '@portal/shared-ui/platform/use-session'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AuthFrame, Legal } from '../auth/auth-frame.tsx'
import { LinkOver } from './link-over.tsx'
import { useLinkToken } from './use-link-token.ts'

type State = 'asking' | 'sending' | 'done' | 'over'

export const ConfirmPage = () => {
  usePageTitle(`Confirm address · ${productName}`)
  const token = useLinkToken()
  const toast = useToast()
  const session = useSession()
  const refreshSession = useRefreshSession()
  const [state, setState] = useState<State>('asking')
  const confirm = async () => {
    if (!token) return setState('over')
    setState('sending')
    try {
      await call(linkEndpoints.confirmEmail, { body: { token } })
      setState('done')
      if (session) await refreshSession()
    } catch (error) {
      const isOver = error instanceof ApiError && error.fields.token !== undefined
      setState(isOver ? 'over' : 'asking')
      if (isOver) return
      toast({
        title: 'Error',
        description: sentenceOf(error, 'We couldn’t confirm your address. Please try again.'),
        tone: 'danger',
      })
    }
  }
  return (
    <AuthFrame title="Confirm your email address" reason="Press the button, so we know our mail reaches you.">
      {state === 'done' ? (
        <Notice title="Thank you" live>
          Your email address is confirmed.
        </Notice>
      ) : state === 'over' ? (
        <LinkOver>
          <Link to={sitePaths.profile}>You can ask for a new one on your profile.</Link>
        </LinkOver>
      ) : (
        <Button fullWidth pending={state === 'sending'} pendingText="Confirming..." onClick={confirm}>
          Confirm my address
        </Button>
      )}
      <Legal>
        <Link to={sitePaths.home}>Go to the start page</Link>
      </Legal>
    </AuthFrame>
  )
}
