import type { PublicPerson } from '@portal/contract/people/endpoints'
import { repliesInWords } from '@portal/contract/people/reply-words'
import type { Property } from '@portal/contract/properties/property'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { ProfileCard } from '@portal/shared-ui/profile-card'
import { Text } from '@portal/shared-ui/text'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ReportButton } from '../../listing/report/report-button.tsx'
import { usePart } from '../../listing/use-part.ts'

interface LandlordCardProps {
  property: Property
  /** Whether to load the landlord's full details now. */
  isTimeForMore: boolean
}

const loadReader = async () => (await import('./landlord-reader.tsx')).LandlordReader

/** The landlord (spec §2.11). The listing's own details show until the rest has loaded, or if that fails. */
export const LandlordCard = ({ property: { id, title, landlord }, isTimeForMore }: LandlordCardProps) => {
  const user = useSession()?.user
  const isForLandlord = user?.userType === 'landlord'
  const [person, setPerson] = useState<PublicPerson>()
  const replies = person && repliesInWords(person)
  const { part: LandlordReader, need } = usePart(loadReader)
  useEffect(() => {
    if (isTimeForMore) void need('quietly')
  }, [isTimeForMore, need])
  return (
    <>
      {LandlordReader && <LandlordReader id={landlord.id} onRead={setPerson} />}
      <Card
        level={3}
        person={{
          ...landlord,
          ...person,
          userType: 'landlord',
          avatar: landlord.profilePicture,
          backgroundCheckStatus: person?.isBackgroundCheckApproved ? 'approved' : null,
        }}
        actions={
          <>
            <Button asChild variant="outline">
              <Link to={sitePaths.people(landlord.id)}>View Profile</Link>
            </Button>
            {!isForLandlord && (
              <Button asChild variant="outline">
                <Link to={sitePaths.messagesAbout(id)}>Contact</Link>
              </Button>
            )}
          </>
        }
      />
      {replies && <Text $tone="muted">{replies}</Text>}
      {user?.id !== landlord.id && (
        <div>
          <ReportButton subject={{ type: 'property', id, name: title }}>Report this listing</ReportButton>
        </div>
      )}
    </>
  )
}

const Card = styled(ProfileCard)`
  max-width: 420px;
`
