// One person for administrators: checks, violations, warnings and sign-ins; no documents and no messages.
import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { useFresh } from '@portal/app-kit/use-fresh'
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { AdminFrame, AdminSkeleton, forAdministrators } from '../admin-frame.tsx'
import { nameOf } from '../finding-words.ts'
import { PersonView } from './person-view.tsx'

export const AdminPersonPage = forAdministrators(() => {
  const { id = '' } = useParams()
  return <OnePerson key={id} id={id} />
})

const OnePerson = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery({
    ...queryOf(adminPeopleEndpoints.read, { params: { id } }),
    ...useFresh(),
  })
  const title = data ? nameOf(data.person) : 'Person'
  usePageTitle(`${title} · ${productName}`)
  if (data) return <PersonView history={data} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <InsteadOfPage picture="path" title="Person not found" to={sitePaths.adminPeople} words="Find people">
        The link may be wrong, or their account has ended.
      </InsteadOfPage>
    )
  if (error)
    return (
      <AdminFrame title={title}>
        <ErrorPanel title="We couldn’t load this person" onRetry={() => void refetch()}>
          {sentenceOf(error, 'Please try again.')}
        </ErrorPanel>
      </AdminFrame>
    )
  return <AdminSkeleton />
}
