// A home of any landlord, what was found about it, and what administrators did.
import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { useFresh } from '@portal/app-kit/use-fresh'
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { adminPropertyEndpoints } from '@portal/contract/moderation/admin-property-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { AdminFrame, AdminSkeleton, forAdministrators } from '../admin-frame.tsx'
import { PropertyView } from './property-view.tsx'

export const AdminPropertyPage = forAdministrators(() => {
  const { id = '' } = useParams()
  return <OneProperty key={id} id={id} />
})

const OneProperty = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery({
    ...queryOf(adminPropertyEndpoints.read, { params: { id } }),
    ...useFresh(),
  })
  const title = data?.property.title ?? 'Listing'
  usePageTitle(`${title} · ${productName}`)
  if (data) return <PropertyView detail={data} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <InsteadOfPage title="Listing not found" to={sitePaths.adminProperties} words="Find listings">
        The link may be wrong, or its landlord deleted it.
      </InsteadOfPage>
    )
  if (error)
    return (
      <AdminFrame title={title}>
        <ErrorPanel title="We couldn’t load this listing" onRetry={() => void refetch()}>
          {sentenceOf(error, 'Please try again.')}
        </ErrorPanel>
      </AdminFrame>
    )
  return <AdminSkeleton />
}
