import type { Property } from '@portal/contract/properties/property'
import { addressOf, factsOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { formatMoney } from '@portal/shared-ui/format-money'
import { Text } from '@portal/shared-ui/text'
import { fontSize, fontWeight, radius, space } from '@portal/shared-ui/tokens'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { PictureCarousel } from '../../listing/picture-carousel.tsx'

/** The chosen home in brief, below the map. */
export const SelectedHome = ({ property }: { property: Property | undefined }) => {
  const { pathname, search } = useLocation()
  if (!property)
    return (
      <Hint $tone="muted" $size="sm">
        Choose a price on the map, or a home in the list, to see it here.
      </Hint>
    )
  return (
    <Row>
      <Picture>
        <PictureCarousel key={property.id} property={property} />
      </Picture>
      <div>
        <Rent>{formatMoney(property.rentAmount)}/month</Rent>
        <Text $weight="semibold" $lines={1}>
          {property.title}
        </Text>
        <Text $tone="muted" $size="sm" $lines={1}>
          {addressOf(property)}
        </Text>
        <Text $size="sm" $lines={1}>
          {factsOf(property).join(' · ')}
        </Text>
        <Button asChild size="sm">
          <Link to={sitePaths.property(property.id)} state={{ from: pathname + search }}>
            See this home
          </Link>
        </Button>
      </div>
    </Row>
  )
}

const Hint = styled(Text)`
  text-align: center;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
  a {
    margin-top: ${space[2]};
  }
`

const Picture = styled.div`
  overflow: hidden;
  border-radius: ${radius.md};
`

const Rent = styled.p`
  font-size: ${fontSize.lg};
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
`
