// Stops a change of email address with the link that was mailed to the current one, without signing in.
import { call } from '@portal/client/call'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Link } from 'react-router-dom'
import { PressPage } from './press-page.tsx'

export const KeepEmailPage = () => (
  <PressPage
    tab="Keep address"
    title="Keep your email address"
    reason="Stop the change if you didn’t ask for it."
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
    done="Your email address won’t change. Someone else may know your password, so please choose a new one."
    next={{ words: 'Choose a new password', to: sitePaths.forgotPassword }}
  />
)
