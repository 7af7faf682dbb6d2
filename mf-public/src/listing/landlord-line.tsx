import type { HomeCard } from '@portal/contract/properties/property'
import { landlordName } from '@portal/contract/properties/property-words'
import { Avatar } from '@portal/shared-ui/avatar'
import { color, fontSize, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { BadgeCheck } from 'lucide-react'
import { styled } from 'styled-components'

/** The landlord's name; the verified mark requires stored evidence. */
export const LandlordLine = ({ property, sizePx = 28 }: { property: HomeCard; sizePx?: number }) => {
  const name = landlordName(property)
  return (
    <Line>
      <Avatar
        name={name}
        src={property.landlord.profilePicture ?? undefined}
        sizePx={sizePx}
        tone="secondary"
      />
      <span>{name}</span>
      {property.landlord.isVerified && (
        <Verified>
          <BadgeCheck aria-hidden />
          <VisuallyHidden as="span">Verified</VisuallyHidden>
        </Verified>
      )}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`

const Verified = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${color.onSuccessSoft};
  & > svg {
    width: 18px;
    height: 18px;
  }
`
