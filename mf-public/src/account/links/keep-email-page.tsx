// Stops a change of email address with the link that was mailed to the current one, without signing in.
import { useTitle } from '@portal/app-kit/use-title'
import { call } from '@portal/client/call'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Link } from 'react-router-dom'
import { AuthFrame, Legal } from '../auth/auth-frame.tsx'
import { LinkPress } from './link-press.tsx'

export const KeepEmailPage = () => {
  useTitle('Keep address')
  return (
    <AuthFrame title="Keep your email address" reason="Stop the change if you didn’t ask for it.">
      <LinkPress
        button="Keep my address"
        pendingText="Stopping the change..."
        send={token => call(linkEndpoints.keepEmail, { body: { token } })}
        failed="We couldn’t stop the change. Please try again."
        another={
          <>
            If your address was changed without you,{' '}
            <Link to={sitePaths.helpWith('account')}>contact support</Link>.
          </>
        }
      >
        Your email address won’t change. Someone else may know your password, so please{' '}
        <Link to={sitePaths.forgotPassword}>choose a new one</Link>.
      </LinkPress>
      <Legal>
        <Link to={sitePaths.home}>Go to home</Link>
      </Legal>
    </AuthFrame>
  )
}
