import { useFresh } from '@portal/app-kit/use-fresh'
import { queryOf } from '@portal/client/call'
import { pagesOf, rowsOf } from '@portal/client/pages-of'
import { adminPeopleEndpoints, type FoundPerson } from '@portal/contract/moderation/admin-people-endpoints'
import { roleOf } from '@portal/contract/people/role-words'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { formatDate } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { Text } from '@portal/shared-ui/text'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { AdminFrame, forAdministrators } from '../admin-frame.tsx'
import { findQuery, useFindView } from '../find-view.ts'
import { nameOf } from '../finding-words.ts'
import { FoundList } from '../found-list.tsx'
import { PersonBadges } from './person-badges.tsx'

export const PeoplePage = forAdministrators(() => {
  usePageTitle(`People · ${productName}`)
  const [view, change] = useFindView()
  const found = useInfiniteQuery({
    ...pagesOf(cursor => queryOf(adminPeopleEndpoints.find, { query: { ...findQuery(view), cursor } })),
    ...useFresh(),
    placeholderData: keepPreviousData, // while words are typed
  })
  return (
    <AdminFrame title="People">
      <FoundList
        label="Find people"
        placeholder="Name or email address"
        words={view.q}
        onSearch={q => change({ q }, { replace: true })}
        list={found}
        rows={
          found.data &&
          rowsOf(found.data.pages.map(page => page.people)).map(person => (
            <li key={person.id}>
              <PersonRow person={person} />
            </li>
          ))
        }
        none="No people found"
      />
    </AdminFrame>
  )
})

const PersonRow = ({ person }: { person: FoundPerson }) => (
  <ListRow
    title={<Link to={sitePaths.adminPerson(person.id)}>{nameOf(person)}</Link>}
    badges={<PersonBadges person={person} />}
    meta={`${roleOf(person)} · Joined ${formatDate(person.createdAt)}`}
  >
    <Text $size="sm">{person.email}</Text>
  </ListRow>
)
