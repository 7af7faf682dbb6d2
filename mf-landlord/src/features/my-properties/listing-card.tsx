// One of the landlord's homes: picture first, price next, then what and where it is (spec §2.8).
import type { Property } from '@portal/contract/properties/property'
import * as sitePaths from '@portal/contract/site-paths'
import { Badge } from '@portal/shared-ui/badge'
import { Card } from '@portal/shared-ui/card'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'
import { Heading } from '@portal/shared-ui/heading'
import { PropertyPicture } from '@portal/shared-ui/property-picture'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, space } from '@portal/shared-ui/tokens'
import { CircleCheck, KeyRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { factsOf } from './listing-facts.ts'

export function ListingCard({ property }: { property: Property }) {
  const { title, address, city, state, rentAmount, isAvailable, petFriendly, smokingAllowed } = property
  const [image] = property.images
  return (
    <Frame as="article" $padding="none">
      <Picture>
        {image ? (
          <img src={image} alt="" loading="lazy" />
        ) : (
          <PropertyPicture propertyType={property.propertyType} seed={property.id} />
        )}
        <Status>
          {isAvailable ? (
            <Badge tone="success" icon={<CircleCheck aria-hidden />}>
              Available
            </Badge>
          ) : (
            <Badge icon={<KeyRound aria-hidden />}>Occupied</Badge>
          )}
        </Status>
      </Picture>
      <Stack $gap={2}>
        <Text $size="lg" $weight="bold" $figures>
          {formatMoney(rentAmount)}
          <Text as="span" $tone="muted">
            /month
          </Text>
        </Text>
        <Heading level={2} size="md">
          <Link to={sitePaths.property(property.id)}>{title}</Link>
        </Heading>
        <Text $tone="muted">
          {address}, {city}, {state}
        </Text>
        <Text $size="sm">{factsOf(property).join(' · ')}</Text>
        {(petFriendly || smokingAllowed) && (
          <Stack $direction="row" $gap={2}>
            {petFriendly && <Badge>Pet Friendly</Badge>}
            {smokingAllowed && <Badge>Smoking OK</Badge>}
          </Stack>
        )}
      </Stack>
      <Text $size="sm" $tone="muted">
        Created {formatDate(property.createdAt)}
      </Text>
    </Frame>
  )
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  height: 100%;
  & > :not(:first-child) {
    padding-inline: ${space[4]};
  }
  & > :last-child {
    margin-top: auto;
    padding-bottom: ${space[4]};
  }
  h2 > a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`

const Picture = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: ${color.sunken};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Status = styled.div`
  position: absolute;
  top: ${space[3]};
  left: ${space[3]};
`
