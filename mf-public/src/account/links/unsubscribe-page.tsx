// Turns off one kind of mail with the link from such a mail, without signing in.
import { call } from '@portal/client/call'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { Link } from 'react-router-dom'
import { AuthFrame, Legal } from '../auth/auth-frame.tsx'
import { LinkPress } from './link-press.tsx'

export const UnsubscribePage = () => {
  usePageTitle(`Stop emails · ${productName}`)
  return (
    <AuthFrame
      title="Stop these emails"
      reason="This stops one kind of email. You’ll still get emails about your account."
    >
      <LinkPress
        button="Stop these emails"
        pendingText="Stopping..."
        send={token => call(mailSettingsEndpoints.unsubscribe, { query: { token } })}
        failed="We couldn’t stop these emails. Please try again."
        another={<Link to={sitePaths.notificationSettings}>Choose your emails in your settings.</Link>}
      >
        You won’t get these emails anymore.
      </LinkPress>
      <Legal>
        <Link to={sitePaths.notificationSettings}>Choose your emails</Link>
      </Legal>
    </AuthFrame>
  )
}
