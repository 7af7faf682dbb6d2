// One finding: what it is about, what was said around it, who is concerned, and the decision.
import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { useFresh } from '@portal/app-kit/use-fresh'
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { AdminFrame, AdminSkeleton, forAdministrators } from '../admin-frame.tsx'
import { findingTitle } from '../finding-words.ts'
import { FindingView } from './finding-view.tsx'

export const ViolationPage = forAdministrators(() => {
  const { id = '' } = useParams()
  return <OneFinding key={id} id={id} />
})

const OneFinding = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery({
    ...queryOf(findingEndpoints.read, { params: { id } }),
    ...useFresh(),
  })
  const title = data ? findingTitle(data.violation) : 'Finding'
  usePageTitle(`${title} · ${productName}`)
  if (data) return <FindingView detail={data} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <InsteadOfPage picture="path" title="Finding not found" to={sitePaths.admin} words="Go to the queue">
        The link may be wrong, or the account it was about has ended.
      </InsteadOfPage>
    )
  if (error)
    return (
      <AdminFrame title={title}>
        <ErrorPanel title="We couldn’t load this finding" onRetry={() => void refetch()}>
          {sentenceOf(error, 'Please try again.')}
        </ErrorPanel>
      </AdminFrame>
    )
  return <AdminSkeleton />
}
