// Applying for a home, step by step: the move, what the profile lacks, what the landlord can see, and a last look.

import { ApplicationSkeleton } from '@portal/app-kit/applications/application-skeletons'
import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { KnownRefusal } from '@portal/app-kit/known-refusal'
import { useAddressParams } from '@portal/app-kit/use-address-params'
import { useTitle } from '@portal/app-kit/use-title'
import { sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { addressOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { useQuery } from '@tanstack/react-query'
import { TenantsOnly } from '../../tenants-only.tsx'
import { ApplicationSteps } from './application-steps.tsx'

export const NewApplicationPage = withQueries(() => {
  useTitle('Apply')
  const person = useSession()?.user
  const [params] = useAddressParams()
  const id = params.get('home') ?? ''
  return (
    <Page $width="form">
      {person?.userType === 'landlord' ? (
        <TenantsOnly about="applications" />
      ) : (
        person && <ApplyFor key={id} id={id} personId={person.id} />
      )}
    </Page>
  )
})

function ApplyFor({ id, personId }: { id: string; personId: string }) {
  const found = useQuery({
    ...queryOf(propertyEndpoints.read, { params: { id } }),
    enabled: id !== '',
  })
  const own = useQuery({ ...queryOf(consentEndpoints.facts), enabled: id !== '' })
  const home = found.data?.property
  const error = found.error ?? own.error
  if (home?.isAvailable && own.data)
    return (
      <>
        <PageHeader title="Apply for a home" description={`${home.title} · ${addressOf(home)}`} />
        <Stack $gap={4}>
          <KnownRefusal endpoint={applicationEndpoints.create} />
          <ApplicationSteps home={home} facts={own.data.facts} personId={personId} />
        </Stack>
      </>
    )
  const isGone = found.error && 'status' in found.error && found.error.status === 404
  if (id === '') return <NoHomeChosen />
  if (home?.isAvailable === false || isGone) return <NotAvailable />
  return (
    <>
      <PageHeader title="Apply for a home" />
      {error ? (
        <ErrorPanel
          title={found.error ? 'We couldn’t load this home' : 'We couldn’t load your details'}
          onRetry={() => void Promise.all([found.refetch(), own.refetch()])}
        >
          {sentenceOf(error, 'Please try again.')}
        </ErrorPanel>
      ) : (
        <ApplicationSkeleton />
      )}
    </>
  )
}

const NoHomeChosen = () => (
  <InsteadOfPage title="Choose a home first" picture="path" to={sitePaths.search} words="Find a home">
    Open a home that you like, and apply from its page.
  </InsteadOfPage>
)

const NotAvailable = () => (
  <InsteadOfPage title="This home is not available" picture="path" to={sitePaths.search} words="Find a home">
    It may be rented by now, or the link may be wrong.
  </InsteadOfPage>
)
