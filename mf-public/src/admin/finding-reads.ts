import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import { adminPropertyEndpoints } from '@portal/contract/moderation/admin-property-endpoints'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'

/** What a decision can change. */
export const findingReads = [
  findingEndpoints.list,
  findingEndpoints.read,
  adminPeopleEndpoints.read,
  adminPropertyEndpoints.read,
]
