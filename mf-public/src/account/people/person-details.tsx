import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { ProfileCard } from '@portal/shared-ui/profile-card'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Link } from 'react-router-dom'
import type { Person } from './use-person.ts'

/** The card with what is known, and who decides about it. One's own page leads to where it is edited. */
export const PersonDetails = ({ person }: { person: Person }) => {
  const isOwn = useSession()?.user.id === person.id
  return (
    <Stack $gap={5}>
      {isOwn && <Notice title="This is how others see you">{seenBy[person.userType]}</Notice>}
      <ProfileCard
        level={1}
        person={{
          ...person,
          avatar: person.profilePicture,
          backgroundCheckStatus: person.isBackgroundCheckApproved ? 'approved' : null,
        }}
        actions={
          isOwn && (
            <Button asChild>
              <Link to={sitePaths.profile}>Edit your profile</Link>
            </Button>
          )
        }
      />
      <Text $size="sm" $tone="muted">
        {person.userType === 'tenant' ? (
          <>
            Tenants choose what is shown of them. Contact details, income and references never are.{' '}
            <Link to={sitePaths.helpWith('privacy')}>How privacy works</Link>
          </>
        ) : (
          <>
            A verified badge is shown only after a check. Its absence says nothing against anyone.{' '}
            <Link to={sitePaths.helpWith('staying-safe')}>How to stay safe</Link>
          </>
        )}
      </Text>
    </Stack>
  )
}

const seenBy = {
  tenant: 'Only people who are signed in can open this page.',
  landlord: 'Everyone can open this page, also without signing in.',
}
