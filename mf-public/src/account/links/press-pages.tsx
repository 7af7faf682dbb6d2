// What links in mails lead to and one press does: the pages load as one file, because they are nearly the same.
import { call } from '@portal/client/call'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
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

/** Stops a change of email address with the link that was mailed to the current one, without signing in. */
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

export const ConfirmNewsletterPage = () => (
  <PressPage
    tab="Newsletter"
    title="Confirm your subscription"
    reason="Press the button to get our newsletter."
    button="Subscribe"
    pendingText="Subscribing..."
    send={token => call(newsletterEndpoints.confirm, { body: { token } })}
    failed="We couldn’t confirm your subscription. Please try again."
    another="You can subscribe again at the bottom of this page."
    done="You’ll get our newsletter. Each one has a link that ends it."
  />
)

/** Turns off one kind of mail with the link from such a mail, without signing in. */
export const UnsubscribePage = () => (
  <PressPage
    tab="Stop emails"
    title="Stop these emails"
    reason="This stops one kind of email. You’ll still get emails about your account."
    button="Stop these emails"
    pendingText="Stopping..."
    send={token => call(mailSettingsEndpoints.unsubscribe, { query: { token } })}
    failed="We couldn’t stop these emails. Please try again."
    another={<Link to={sitePaths.notificationSettings}>Choose your emails in your settings.</Link>}
    done="You won’t get these emails anymore."
    footer={<Link to={sitePaths.notificationSettings}>Choose your emails</Link>}
  />
)
