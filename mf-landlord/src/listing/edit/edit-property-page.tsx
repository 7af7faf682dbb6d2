// The page to edit one of a landlord's own homes, even a paused one. Other people's homes are not found here.

import { useFresh } from '@portal/app-kit/use-fresh'
import { useTitle } from '@portal/app-kit/use-title'
import { ApiError } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { HomeNotFound, HomeNotLoaded } from '../../home-not-found.tsx'
import { editWords, ListingSkeleton } from '../form/listing-skeleton.tsx'
import { usePolicyReminder } from '../reminder/use-policy-reminder.ts'
import { EditPropertyForm } from './edit-property-form.tsx'

export const EditPropertyPage = withQueries(() => {
  const { id = '' } = useParams()
  useTitle('Edit Property')
  const person = useSession()?.user
  // The shell redirects visitors to sign in.
  if (!person) return <ListingSkeleton words={editWords} />
  if (person.userType !== 'landlord') return <HomeNotFound />
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
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <HomeNotFound />
  if (error && !data) return <HomeNotLoaded error={error} onRetry={refetch} />
  const isNow = !fresh.refetchOnMount || isFetchedAfterMount
  if (!data || !isNow || !reminder.isKnown) return <ListingSkeleton words={editWords} />
  if (data.property.landlordId !== personId) return <HomeNotFound />
  return (
    <EditPropertyForm
      property={data.property}
      picturesElsewhere={data.picturesElsewhere ?? []}
      personId={personId}
      reminder={reminder}
    />
  )
}
