import { firstRead } from '@portal/client/call'
import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { findQuery, findViewIn } from '../find-view.ts'

export const peopleReads = ({ search }: PageVisit): FirstRead[] => [
  firstRead(adminPeopleEndpoints.find, { query: findQuery(findViewIn(search)) }),
]

export const personReads = ({ params: { id = '' } }: PageVisit): FirstRead[] => [
  firstRead(adminPeopleEndpoints.read, { params: { id } }),
]
