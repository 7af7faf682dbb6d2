// The pages of administrators and their first reads load as one file, because they share most of their code.
import { firstRead } from '@portal/client/call'
import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import { adminPropertyEndpoints } from '@portal/contract/moderation/admin-property-endpoints'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { billingFindingEndpoints } from '@portal/contract/subscriptions/billing-finding-endpoints'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import type { ComponentType } from 'react'
import { findQuery, findViewIn } from './find-view.ts'
import { PaymentsPage } from './payments/payments-page.tsx'
import { PeoplePage } from './people/people-page.tsx'
import { AdminPersonPage } from './people/person-page.tsx'
import { AdminPropertiesPage } from './properties/properties-page.tsx'
import { AdminPropertyPage } from './properties/property-page.tsx'
import { QueuePage } from './queue/queue-page.tsx'
import { queueQuery, viewIn } from './queue/queue-view.ts'
import { VerificationsPage } from './verifications/verifications-page.tsx'
import { ViolationPage } from './violation/violation-page.tsx'

interface AdminPart {
  page: ComponentType
  /** None where each reading is noted: it must be a person's, not the server's. */
  reads?: (visit: PageVisit) => FirstRead[]
}

const pathId = ({ params: { id = '' } }: PageVisit) => ({ params: { id } })
const findIn = ({ search }: PageVisit) => ({ query: findQuery(findViewIn(search)) })

/** By the path of the page. */
export const adminParts: Readonly<Record<string, AdminPart>> = {
  [sitePaths.admin]: {
    page: QueuePage,
    reads: ({ search }) => [firstRead(findingEndpoints.list, { query: queueQuery(viewIn(search)) })],
  },
  [sitePaths.adminViolation(':id')]: { page: ViolationPage },
  [sitePaths.adminVerifications]: {
    page: VerificationsPage,
    reads: () => [firstRead(reviewEndpoints.list, { query: {} })],
  },
  [sitePaths.adminPeople]: {
    page: PeoplePage,
    reads: visit => [firstRead(adminPeopleEndpoints.find, findIn(visit))],
  },
  [sitePaths.adminPerson(':id')]: {
    page: AdminPersonPage,
    reads: visit => [firstRead(adminPeopleEndpoints.read, pathId(visit))],
  },
  [sitePaths.adminProperties]: {
    page: AdminPropertiesPage,
    reads: visit => [firstRead(adminPropertyEndpoints.find, findIn(visit))],
  },
  [sitePaths.adminProperty(':id')]: {
    page: AdminPropertyPage,
    reads: visit => [firstRead(adminPropertyEndpoints.read, pathId(visit))],
  },
  [sitePaths.adminPayments]: { page: PaymentsPage, reads: () => [firstRead(billingFindingEndpoints.list)] },
}
