import { queryOf } from '@portal/client/call'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import type { Property } from '@portal/contract/properties/property'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { ProfileCard } from '@portal/shared-ui/profile-card'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/**
 * Who offers the home (spec §2.11). What the listing knows of them stands until the rest is there, and stays if that cannot
 * be had.
 */
export const LandlordCard = ({ property: { landlord } }: { property: Property }) => {
  const { data } = useQuery(queryOf(peopleEndpoints.read, { params: { id: landlord.id } }))
  const person = data?.person
  return (
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
        <Button asChild variant="outline">
          <Link to={sitePaths.people(landlord.id)}>View Profile</Link>
        </Button>
      }
    />
  )
}

const Card = styled(ProfileCard)`
  max-width: 420px;
`
