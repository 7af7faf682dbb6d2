// The calls that change an account or a profile, with what their fields are checked with.
import { call } from '@portal/client/call'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import type { ChangePassword } from '@portal/contract/auth/credentials'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import type { ProfileBody } from './profile-values.ts'

export { checkProfile } from './profile-rules.ts'

/** Only what was changed, and the state in which it was changed. */
type Changes = Partial<ProfileBody> & { updatedAt: string | undefined }

export const updateAccount = (body: Changes) => call(accountEndpoints.updateProfile, { body })

export const updateTenantProfile = (body: Changes) => call(tenantProfileEndpoints.update, { body })

export const changePassword = (body: ChangePassword) => call(accountEndpoints.changePassword, { body })
