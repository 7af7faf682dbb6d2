// One person for administrators: checks, violations, warnings and sign-ins; no documents and no messages.
import { queryOf } from '@portal/client/call'
import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { nameOf } from '../finding-words.ts'
import { onePage } from '../one-page.tsx'
import { PersonView } from './person-view.tsx'

export const AdminPersonPage = onePage({
  noun: 'Person',
  read: id => queryOf(adminPeopleEndpoints.read, { params: { id } }),
  titleOf: ({ person }) => nameOf(person),
  instead: {
    picture: 'path',
    to: sitePaths.adminPeople,
    words: 'Find people',
    children: 'The link may be wrong, or their account has ended.',
  },
  draw: history => <PersonView history={history} />,
})
