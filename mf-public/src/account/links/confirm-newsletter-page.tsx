import { useTitle } from '@portal/app-kit/use-title'
import { call } from '@portal/client/call'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Link } from 'react-router-dom'
import { AuthFrame, Legal } from '../auth/auth-frame.tsx'
import { LinkPress } from './link-press.tsx'

export const ConfirmNewsletterPage = () => {
  useTitle('Newsletter')
  return (
    <AuthFrame title="Confirm your subscription" reason="Press the button to get our newsletter.">
      <LinkPress
        button="Subscribe"
        pendingText="Subscribing..."
        send={token => call(newsletterEndpoints.confirm, { body: { token } })}
        failed="We couldn’t confirm your subscription. Please try again."
        another="You can subscribe again at the bottom of this page."
      >
        You’ll get our newsletter. Each one has a link that ends it.
      </LinkPress>
      <Legal>
        <Link to={sitePaths.home}>Go to home</Link>
      </Legal>
    </AuthFrame>
  )
}
