// What others can see of a person, on its own page: "View Profile" leads here (spec §2.11).

import { LoadFailure } from '@portal/app-kit/load-failure'
import { useTitle } from '@portal/app-kit/use-title'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Page } from '@portal/shared-ui/page'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Link, useLocation, useParams } from 'react-router-dom'
import { LandlordHomes } from './landlord-homes.tsx'
import { PersonDetails } from './person-details.tsx'
import { PersonCardSkeleton } from './person-skeleton.tsx'
import { type Dealing, usePerson } from './use-person.ts'

const LandlordRatings = lazily(async () => (await import('./landlord-ratings.tsx')).LandlordRatings)

const LazyPanel = lazily(async () => (await import('../sharing/sharing-part.ts')).SharingPanel)

/** Loads apart, because most visitors of a person's page do not deal with that person. */
const SharingWith = (props: Dealing) => (
  <WhileLoading
    show={
      <Card $padding="lg">
        <SkeletonGroup label="Loading what you share" $height="132px" />
      </Card>
    }
  >
    <LazyPanel {...props} />
  </WhileLoading>
)

export const PersonPage = withQueries(() => {
  const { id = '' } = useParams()
  const { person, dealing, beyondPlan, error, retry } = usePerson(id)
  const name = person ? `${person.firstName} ${person.lastName}` : 'Person'
  useTitle(name)
  return (
    <>
      <Page $width="narrow">
        {error ? (
          <LoadFailure level={1} title="We couldn’t load this profile" error={error} retry={retry}>
            Everything else still works. Please try again.
          </LoadFailure>
        ) : person === undefined ? (
          <PersonCardSkeleton label="Loading this person" />
        ) : person === null ? (
          <NoSuchPerson />
        ) : (
          <Stack $gap={6}>
            <PersonDetails person={person} dealing={dealing} />
            {(person.hasRatings || person.ratingsCount > 0) && (
              <WhileLoading show={null}>
                <LandlordRatings {...person} />
              </WhileLoading>
            )}
            {dealing && <SharingWith person={person} dealing={dealing} beyondPlan={beyondPlan} />}
          </Stack>
        )}
      </Page>
      {person?.userType === 'landlord' && <LandlordHomes {...person} />}
    </>
  )
})

/** Visitors cannot tell whether a tenant exists: tenants' pages are only for signed-in people. */
const NoSuchPerson = () => {
  const isVisitor = useSession() === null
  const { pathname } = useLocation()
  return (
    <EmptyState
      level={1}
      title="Person not found"
      picture="path"
      action={
        <Button asChild>
          {isVisitor ? (
            <Link to={sitePaths.signInFor(pathname)}>Sign in</Link>
          ) : (
            <Link to={sitePaths.search}>Find a home</Link>
          )}
        </Button>
      }
    >
      {isVisitor
        ? 'The link may be wrong, or you may need to sign in to see this profile.'
        : 'They may have closed their account, or the link may be wrong.'}
    </EmptyState>
  )
}
