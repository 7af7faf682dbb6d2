import { call } from '@portal/client/call'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import type { ProfileBody } from './profile-values.ts'

export { checkProfile } from './profile-rules.ts'

/** Only the changed fields, and the version that they were based on. */
type Changes = Partial<ProfileBody> & { updatedAt: string | undefined }

export const updateAccount = (body: Changes) => call(accountEndpoints.updateProfile, { body })

export const updateTenantProfile = (body: Changes) => call(tenantProfileEndpoints.update, { body })
