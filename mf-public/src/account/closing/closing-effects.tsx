import { queryOf } from '@portal/client/call'
import { type ClosingPreview, closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { formatDate } from '@portal/shared-ui/format-date'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

/** Undefined until it is known. */
export const useClosingPreview = (): ClosingPreview | undefined =>
  useQuery({ ...queryOf(closingEndpoints.preview), staleTime: 0 }).data?.preview

export const isPrevented = ({ isAtOnce, tenancies }: ClosingPreview): boolean =>
  !isAtOnce && tenancies.length > 0

/** What goes with the account, and what has to end before. */
export const ClosingEffects = ({ preview }: { preview: ClosingPreview }) => {
  const isLandlord = useSession()?.user.userType === 'landlord'
  const lines = linesOf(preview)
  return (
    <Stack $gap={3}>
      {isPrevented(preview) && (
        <>
          <Text>You can close your account once these tenancies have ended. To end one, give notice:</Text>
          <ul>
            {preview.tenancies.map(({ id, propertyId, title }) => (
              <li key={id}>
                <Link to={isLandlord ? sitePaths.landlordProperty(propertyId) : sitePaths.tenancy(id)}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {lines.length > 0 && (
        <>
          <Text>This goes with your account:</Text>
          <ul>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  )
}

const linesOf = (preview: ClosingPreview): string[] => {
  const { isAtOnce, tenancies, listings, offers, applications, inquiries, readers, plan } = preview
  const paidUntil = plan?.endsAt ? ` It’s paid until ${formatDate(plan.endsAt)}.` : ''
  return [
    ...(isAtOnce && tenancies.length > 0
      ? [`${countOf(tenancies.length, 'tenancy', 'tenancies')}, canceled`]
      : []),
    ...(listings > 0 ? [`${countOf(listings, 'listing')}, no longer shown`] : []),
    ...(offers > 0 ? [countOf(offers, 'open offer')] : []),
    ...(applications > 0 ? [countOf(applications, 'open application')] : []),
    ...(inquiries > 0 ? [countOf(inquiries, 'open inquiry', 'open inquiries')] : []),
    ...(readers > 0 ? [`What you share with ${countOf(readers, 'person', 'people')}`] : []),
    ...(plan ? [`Your ${plan.name} plan.${paidUntil}`] : []),
  ]
}
