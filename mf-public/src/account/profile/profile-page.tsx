// A person's own account and, for tenants, their profile and who sees it (spec §3 "User", "tenant_profiles").

import { useFresh } from '@portal/app-kit/use-fresh'
import { sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Page, PageHeader } from '@portal/shared-ui/page'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { useQuery } from '@tanstack/react-query'
import { accountPage } from '../account-page.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSkeleton, profileHead } from './profile-skeleton.tsx'

export const ProfilePage = accountPage('Profile', ProfileSkeleton, ({ person }) => (
  <OwnProfile key={person.id} person={person} />
))

/** The form starts from freshly loaded values, not from another page's cache. */
const OwnProfile = ({ person }: { person: SessionUser }) => {
  const fresh = useFresh()
  const account = useQuery({ ...queryOf(authEndpoints.profile), ...fresh })
  const profile = useQuery({
    ...queryOf(tenantProfileEndpoints.read),
    ...fresh,
    enabled: person.userType === 'tenant',
  })
  const parts = person.userType === 'tenant' ? [account, profile] : [account]
  const failed = parts.filter(({ data, error }) => error && !data)
  if (failed.length > 0)
    return (
      <Page>
        <PageHeader {...profileHead} />
        <ErrorPanel
          title="We couldn’t load your profile"
          onRetry={() => failed.map(({ refetch }) => refetch())}
        >
          {sentenceOf(failed[0]?.error, 'Everything else still works. Please try again.')}
        </ErrorPanel>
      </Page>
    )
  const isLoaded = parts.every(
    ({ data, isFetchedAfterMount }) => data && (!fresh.refetchOnMount || isFetchedAfterMount),
  )
  if (!isLoaded || !account.data) return <ProfileSkeleton />
  return (
    <ProfileForm
      user={account.data.user}
      tenantProfile={profile.data?.tenantProfile ?? null}
      isConfirmed={account.data.user.isEmailConfirmed ?? true}
    />
  )
}
