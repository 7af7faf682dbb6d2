import { call } from '@portal/client/call'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { useRefreshSession, useSession } from '@portal/shared-ui/platform/use-session'
import { Link } from 'react-router-dom'
import { PressPage } from './press-page.tsx'

export const ConfirmPage = () => {
  const session = useSession()
  const refreshSession = useRefreshSession()
  const confirm = async (token: string) => {
    await call(linkEndpoints.confirmEmail, { body: { token } })
    if (session) await refreshSession()
  }
  return (
    <PressPage
      tab="Confirm address"
      title="Confirm your email address"
      reason="Confirm to finish setting up."
      button="Confirm my address"
      pendingText="Confirming..."
      send={confirm}
      failed="We couldn’t confirm your address. Please try again."
      another={<Link to={sitePaths.profile}>You can ask for a new one on your profile.</Link>}
      done="Your email address is confirmed."
      next={
        session?.user.userType === 'landlord'
          ? { words: 'List a home', to: sitePaths.createProperty }
          : session
            ? { words: 'See what’s next', to: sitePaths.home } // such as an offer
            : { words: 'Find a home', to: sitePaths.search }
      }
    />
  )
}
