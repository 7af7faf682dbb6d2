import { queryOf } from '@portal/client/call'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import type { User } from '@portal/contract/people/person'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import type { TenantProfile } from '@portal/contract/tenant-profile/tenant-profile'
import { useRefreshSession } from '@portal/shared-ui/platform/use-session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadWrites } from './load-writes.ts'
import type { ProfileSection } from './profile-sections.ts'
import type { ProfileBody } from './profile-values.ts'

/** An account and its tenant's profile, which is null for landlords and until it is first saved. */
export interface ProfileRecords {
  user: User
  tenantProfile: TenantProfile | null
}

interface Changes {
  of: ProfileSection['of']
  body: Partial<ProfileBody>
  /** The version of the record that the changes are based on. */
  updatedAt: string | undefined
}

/** Saves either one; then all screens refetch it, and the header shows the new name. */
export const useSaveProfile = () => {
  const queryClient = useQueryClient()
  const refreshSession = useRefreshSession()

  const keep = ({ user, tenantProfile }: Partial<ProfileRecords>) => {
    void queryClient.invalidateQueries({ refetchType: 'none' })
    if (user) {
      queryClient.setQueryData(queryOf(authEndpoints.profile).queryKey, { user })
      void refreshSession()
    }
    if (tenantProfile)
      queryClient.setQueryData(queryOf(tenantProfileEndpoints.read).queryKey, { tenantProfile })
  }

  const { mutateAsync } = useMutation({
    mutationFn: async ({
      of,
      body,
      updatedAt,
    }: Changes): Promise<Partial<ProfileRecords> & { notice: string | null }> => {
      const { updateAccount, updateTenantProfile } = await loadWrites()
      return of === 'account'
        ? { ...(await updateAccount({ ...body, updatedAt })), notice: null }
        : updateTenantProfile({ ...body, updatedAt })
    },
    onSuccess: keep,
  })
  return { save: mutateAsync, keep }
}
