import { queryOf } from '@portal/client/call'
import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import { roleOf } from '@portal/contract/people/role-words'
import * as sitePaths from '@portal/contract/site-paths'
import { formatDate } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { Text } from '@portal/shared-ui/text'
import { Link } from 'react-router-dom'
import { nameOf } from '../finding-words.ts'
import { foundPage } from '../found-page.tsx'
import { PersonBadges } from './person-badges.tsx'

export const PeoplePage = foundPage({
  title: 'People',
  placeholder: 'Name or email address',
  read: query => queryOf(adminPeopleEndpoints.find, { query }),
  rowsIn: ({ people }) => people,
  row: person => (
    <ListRow
      title={<Link to={sitePaths.adminPerson(person.id)}>{nameOf(person)}</Link>}
      badges={<PersonBadges person={person} />}
      meta={`${roleOf(person)} · Joined ${formatDate(person.createdAt)}`}
    >
      <Text $size="sm">{person.email}</Text>
    </ListRow>
  ),
})
