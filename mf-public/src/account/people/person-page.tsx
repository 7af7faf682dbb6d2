// What others may see of a person, as a page of its own: where "View Profile" leads (spec §2.11).

import { sentenceOf } from '@portal/client/api-error'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Page } from '@portal/shared-ui/page'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Link, useLocation, useParams } from 'react-router-dom'
import { PersonDetails } from './person-details.tsx'
import { PersonCardSkeleton } from './person-skeleton.tsx'
import { usePerson } from './use-person.ts'

export const PersonPage = withQueries(() => {
  const { id = '' } = useParams()
  const { person, error, retry } = usePerson(id)
  const name = person ? `${person.firstName} ${person.lastName}` : 'Person'
  usePageTitle(`${name} · ${productName}`)
  return (
    <Page $width="narrow">
      {error ? (
        <ErrorPanel level={1} title="This profile could not be loaded" onRetry={retry}>
          {sentenceOf(error, 'Everything else still works. Trying again usually helps.')}
        </ErrorPanel>
      ) : person === undefined ? (
        <PersonCardSkeleton label="Loading this person" />
      ) : person === null ? (
        <NoSuchPerson />
      ) : (
        <PersonDetails person={person} />
      )}
    </Page>
  )
})

/** Visitors are not told whether there is a tenant: their pages are only for people who are signed in. */
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
        ? 'The address may be wrong. Some profiles are shown only to people who are signed in.'
        : 'They may have closed their account, or the address may be wrong.'}
    </EmptyState>
  )
}
