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

/** An account and its tenant's profile, which is null until it is first written, and for landlords. */
export interface Stored {
  user: User
  tenantProfile: TenantProfile | null
}

interface Changes {
  of: ProfileSection['of']
  /** Only what was changed. */
  body: Partial<ProfileBody>
  /** The state that was changed, of the thing that is written. */
  updatedAt: string | undefined
}

/** Changes one of the two; afterwards every screen asks again for what shows it, and the header has the new name. */
export const useSaveProfile = () => {
  const queryClient = useQueryClient()
  const refreshSession = useRefreshSession()

  const keep = ({ user, tenantProfile }: Partial<Stored>) => {
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
    }: Changes): Promise<Partial<Stored> & { notice: string | null }> => {
      const { updateAccount, updateTenantProfile } = await loadWrites()
      return of === 'account'
        ? { ...(await updateAccount({ ...body, updatedAt })), notice: null }
        : updateTenantProfile({ ...body, updatedAt })
    },
    onSuccess: keep,
  })
  return { save: mutateAsync, keep }
}
