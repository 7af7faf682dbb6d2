import { repliesInWords } from '@portal/contract/people/reply-words'
import * as sitePaths from '@portal/contract/site-paths'
import { checkInWords } from '@portal/contract/verifications/verification-words'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { ProfileCard } from '@portal/shared-ui/profile-card'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Link } from 'react-router-dom'
import { ReportButton } from '../../listing/report/report-button.tsx'
import type { Dealing, Person } from './use-person.ts'

interface PersonDetailsProps {
  person: Person
  /** Null if they have nothing to do with each other. */
  dealing: Dealing['dealing'] | null
}

/** Your own page links to the editor. */
export const PersonDetails = ({ person, dealing }: PersonDetailsProps) => {
  const user = useSession()?.user
  const isOwn = user?.id === person.id
  // Tenants write to landlords about their homes; landlords to tenants they deal with.
  const mayContact = person.userType === 'landlord' ? user?.userType !== 'landlord' : dealing !== null
  const replies = repliesInWords(person)
  return (
    <Stack $gap={5}>
      {isOwn && <Notice title="This is how others see your profile">{seenBy[person.userType]}</Notice>}
      <ProfileCard
        level={1}
        person={{
          ...person,
          avatar: person.profilePicture,
          backgroundCheckStatus: person.isBackgroundCheckApproved ? 'approved' : null,
        }}
        actions={
          isOwn ? (
            <Button asChild>
              <Link to={sitePaths.profile}>Edit your profile</Link>
            </Button>
          ) : (
            mayContact && (
              <Button asChild>
                <Link to={sitePaths.messagesWith(person.id)}>Contact</Link>
              </Button>
            )
          )
        }
      />
      {person.checks.length > 0 && (
        <Stack as="ul" role="list" $direction="row" $gap={2} aria-label="Checked">
          {person.checks.map(check => (
            <li key={check.kind}>
              <Badge tone="success">{checkInWords(check)}</Badge>
            </li>
          ))}
        </Stack>
      )}
      {replies && <Text>{replies}</Text>}
      <Text $size="sm" $tone="muted">
        {person.userType === 'tenant' ? (
          <>
            Tenants choose what others can see. Contact details, income and references stay private unless
            they share them with you. <Link to={sitePaths.helpWith('privacy')}>How privacy works</Link>
          </>
        ) : (
          <>
            A verified badge means that someone’s ID was checked. Not having one doesn’t mean that anything is
            wrong. <Link to={sitePaths.helpWith('staying-safe')}>How to stay safe</Link>
          </>
        )}
      </Text>
      {!isOwn && (
        <div>
          <ReportButton subject={{ type: 'person', id: person.id, name: person.firstName }}>
            Report this person
          </ReportButton>
        </div>
      )}
    </Stack>
  )
}

const seenBy = {
  tenant: 'Only signed-in users can see this page.',
  landlord: 'Anyone can see this page, even without an account.',
}
