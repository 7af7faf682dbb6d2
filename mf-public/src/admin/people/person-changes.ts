import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'

/** What an act changes. */
export const personReads = [adminPeopleEndpoints.read, adminPeopleEndpoints.find]
