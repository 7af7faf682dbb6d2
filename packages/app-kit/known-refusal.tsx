import type { Endpoint } from '@portal/contract/endpoint'
import { Notice } from '@portal/shared-ui/notice'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { ConfirmAddress } from './confirm-address.tsx'

/** Why this call would be refused whatever a person types, as far as the session knows. It is there from the first paint of a form. */
export const KnownRefusal = ({ endpoint: { errors = [] } }: { endpoint: Pick<Endpoint, 'errors'> }) => {
  if (useSession()?.user.isRestricted && errors.includes('restricted'))
    return (
      <Notice tone="warning" title="Your account can’t post right now">
        You can still read everything, and do what needs no text or photos.
      </Notice>
    )
  return errors.includes('email_unconfirmed') && <ConfirmAddress />
}
