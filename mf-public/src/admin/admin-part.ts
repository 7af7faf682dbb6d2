// The pages of administrators and their first reads load as one file, because they share most of their code.
import * as sitePaths from '@portal/contract/site-paths'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import type { ComponentType } from 'react'
import { PaymentsPage } from './payments/payments-page.tsx'
import { paymentsReads } from './payments/payments-reads.ts'
import { PeoplePage } from './people/people-page.tsx'
import { peopleReads, personReads } from './people/people-reads.ts'
import { AdminPersonPage } from './people/person-page.tsx'
import { AdminPropertiesPage } from './properties/properties-page.tsx'
import { propertiesReads, propertyReads } from './properties/properties-reads.ts'
import { AdminPropertyPage } from './properties/property-page.tsx'
import { QueuePage } from './queue/queue-page.tsx'
import { queueReads } from './queue/queue-reads.ts'
import { VerificationsPage } from './verifications/verifications-page.tsx'
import { verificationsReads } from './verifications/verifications-reads.ts'
import { ViolationPage } from './violation/violation-page.tsx'

interface AdminPart {
  page: ComponentType
  /** None where each reading is noted: it must be a person's, not the server's. */
  reads?: (visit: PageVisit) => FirstRead[]
}

/** By the path of the page. */
export const adminParts: Readonly<Record<string, AdminPart>> = {
  [sitePaths.admin]: { page: QueuePage, reads: queueReads },
  [sitePaths.adminViolation(':id')]: { page: ViolationPage },
  [sitePaths.adminVerifications]: { page: VerificationsPage, reads: verificationsReads },
  [sitePaths.adminPeople]: { page: PeoplePage, reads: peopleReads },
  [sitePaths.adminPerson(':id')]: { page: AdminPersonPage, reads: personReads },
  [sitePaths.adminProperties]: { page: AdminPropertiesPage, reads: propertiesReads },
  [sitePaths.adminProperty(':id')]: { page: AdminPropertyPage, reads: propertyReads },
  [sitePaths.adminPayments]: { page: PaymentsPage, reads: paymentsReads },
}
