// Turns off one kind of mail with the link from such a mail, without signing in.
import { call } from '@portal/client/call'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Link } from 'react-router-dom'
import { PressPage } from './press-page.tsx'

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
