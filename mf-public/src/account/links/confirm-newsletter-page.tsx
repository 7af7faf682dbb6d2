import { call } from '@portal/client/call'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { PressPage } from './press-page.tsx'

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
