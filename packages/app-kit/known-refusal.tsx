import type { Endpoint } from '@portal/contract/endpoint'
import { CannotPost } from './cannot-post.tsx'
import { ConfirmAddress } from './confirm-address.tsx'

/** Why this call would be refused whatever a person types, as far as the session knows. */
export const KnownRefusal = ({ endpoint: { errors = [] } }: { endpoint: Pick<Endpoint, 'errors'> }) => (
  <>
    {errors.includes('restricted') && <CannotPost />}
    {errors.includes('email_unconfirmed') && <ConfirmAddress />}
  </>
)
