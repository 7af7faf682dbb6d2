import { call } from '@portal/client/call'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { useRefreshSession, useSession } from '@portal/shared-ui/platform/use-session'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PressPage } from './press-page.tsx'

export const ConfirmPage = () => {
  const session = useSession()
  const isLandlord = session?.user.userType === 'landlord'
  const refreshSession = useRefreshSession()
  const [offer, setOffer] = useState<Tenancy>()
  const confirm = async (token: string) => {
    await call(linkEndpoints.confirmEmail, { body: { token } })
    if (!session) return
    await refreshSession()
    if (!isLandlord) setOffer(await findOffer())
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
        isLandlord
          ? { words: 'List a home', to: sitePaths.createProperty }
          : offer
            ? { words: 'See the offer', to: sitePaths.tenancy(offer.id) }
            : { words: 'Find a home', to: sitePaths.search }
      }
    />
  )
}

/** The newest to this person; none if it cannot be read now. */
const findOffer = async (): Promise<Tenancy | undefined> => {
  try {
    const { tenancyEndpoints } = await import('@portal/contract/tenancies/endpoints')
    const { tenancies } = await call(tenancyEndpoints.list)
    return tenancies.find(({ status }) => status === 'offered')
  } catch {
    return undefined
  }
}
