import { useTitle } from '@portal/app-kit/use-title'
import { call } from '@portal/client/call'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { useRefreshSession, useSession } from '@portal/shared-ui/platform/use-session'
import { Link } from 'react-router-dom'
import { AuthFrame, Legal } from '../auth/auth-frame.tsx'
import { LinkPress } from './link-press.tsx'

export const ConfirmPage = () => {
  useTitle('Confirm address')
  const session = useSession()
  const refreshSession = useRefreshSession()
  const confirm = async (token: string) => {
    await call(linkEndpoints.confirmEmail, { body: { token } })
    if (session) await refreshSession()
  }
  return (
    <AuthFrame title="Confirm your email address" reason="Confirm to finish setting up.">
      <LinkPress
        button="Confirm my address"
        pendingText="Confirming..."
        send={confirm}
        failed="We couldn’t confirm your address. Please try again."
        another={<Link to={sitePaths.profile}>You can ask for a new one on your profile.</Link>}
      >
        Your email address is confirmed.
      </LinkPress>
      <Legal>
        <Link to={sitePaths.home}>Go to home</Link>
      </Legal>
    </AuthFrame>
  )
}
