// Turns off one kind of mail with the link from such a mail, without signing in.
import { useTitle } from '@portal/app-kit/use-title'
import { call } from '@portal/client/call'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Link } from 'react-router-dom'
import { AuthFrame, Legal } from '../auth/auth-frame.tsx'
import { LinkPress } from './link-press.tsx'

export const UnsubscribePage = () => {
  useTitle('Stop emails')
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
