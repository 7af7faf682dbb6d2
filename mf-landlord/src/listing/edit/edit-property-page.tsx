// The page to edit one of a landlord's own homes, even a paused one. Other people's homes are not found here.

import { useFresh } from '@portal/app-kit/use-fresh'
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Page } from '@portal/shared-ui/page'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { editWords, ListingSkeleton } from '../form/listing-skeleton.tsx'
import { usePolicyReminder } from '../reminder/use-policy-reminder.ts'
import { EditPropertyForm } from './edit-property-form.tsx'

export const EditPropertyPage = withQueries(() => {
  const { id = '' } = useParams()
  usePageTitle(`Edit Property · ${productName}`)
  const person = useSession()?.user
  // The shell is about to redirect visitors to sign in.
  if (!person) return <ListingSkeleton words={editWords} />
  if (person.userType !== 'landlord') return <NotFound />
  return <EditProperty key={`${person.id}:${id}`} id={id} personId={person.id} />
})

function EditProperty({ id, personId }: { id: string; personId: string }) {
  const fresh = useFresh()
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...queryOf(propertyEndpoints.read, { params: { id } }),
    // The form starts from freshly loaded values, not from another page's cache.
    ...fresh,
  })
  const reminder = usePolicyReminder()
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <NotFound />
  if (error && !data)
    return (
      <Page>
        <ErrorPanel level={1} title="We couldn’t load this home" onRetry={() => void refetch()}>
          {sentenceOf(error, 'Please try again.')}
        </ErrorPanel>
      </Page>
    )
  const isNow = !fresh.refetchOnMount || isFetchedAfterMount
  if (!data || !isNow || !reminder.isKnown) return <ListingSkeleton words={editWords} />
  if (data.property.landlordId !== personId) return <NotFound />
  return (
    <EditPropertyForm
      property={data.property}
      picturesElsewhere={data.picturesElsewhere ?? []}
      personId={personId}
      reminder={reminder}
    />
  )
}

const NotFound = () => (
  <Page>
    <EmptyState
      level={1}
      title="Home not found"
      picture="path"
      action={
        <Button asChild>
          <Link to={sitePaths.landlordProperties}>Back to My Properties</Link>
        </Button>
      }
    >
      It may have been deleted, or it may not be yours.
    </EmptyState>
  </Page>
)
