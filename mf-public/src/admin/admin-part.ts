// The pages of administrators and their first reads load as one file, because they share most of their code.

export { PeoplePage } from './people/people-page.tsx'
export { peopleReads, personReads } from './people/people-reads.ts'
export { AdminPersonPage } from './people/person-page.tsx'
export { AdminPropertiesPage } from './properties/properties-page.tsx'
export { propertiesReads, propertyReads } from './properties/properties-reads.ts'
export { AdminPropertyPage } from './properties/property-page.tsx'
export { QueuePage } from './queue/queue-page.tsx'
export { queueReads } from './queue/queue-reads.ts'
export { VerificationsPage } from './verifications/verifications-page.tsx'
export { verificationsReads } from './verifications/verifications-reads.ts'
export { ViolationPage } from './violation/violation-page.tsx'
