import { Badge } from '../badge/badge.tsx'
import { formatMoney } from '../format-money/format-money.tsx'
import { PropertyPicture } from '../property-picture/property-picture.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { Card, CardGrid } from './card.tsx'

export default { title: 'Card' }

export const Plain = () => (
  <Card $padding="lg">
    <Text>A surface with a hairline border. It has no shadow: shadow is for what floats.</Text>
  </Card>
)

export const Selectable = () => (
  <CardGrid>
    <Card as="button" type="button" $interactive>
      Bright flat on Fillmore Street
    </Card>
    <Card as="button" type="button" $interactive $selected aria-pressed>
      Quiet house by Golden Gate Park
    </Card>
  </CardGrid>
)

const homes = [
  { type: 'house', title: 'Quiet house by Golden Gate Park', place: 'San Francisco, CA', rent: 4200 },
  { type: 'apartment', title: 'Bright flat on Fillmore Street', place: 'San Francisco, CA', rent: 2950 },
  { type: 'condo', title: 'Bay view from the sixth floor', place: 'Oakland, CA', rent: 3400 },
]

export const Homes = () => (
  <CardGrid>
    {homes.map(home => (
      <Card as="article" key={home.title} $padding="none" $interactive>
        <PropertyPicture propertyType={home.type} seed={home.title} label={`Drawing of a ${home.type}`} />
        <Stack $gap={1} style={{ padding: 16 }}>
          <Stack $direction="row" $justify="space-between">
            <Text $size="lg" $weight="bold" $figures>
              {formatMoney(home.rent)}
              <Text as="span" $size="sm" $tone="muted">
                /month
              </Text>
            </Text>
            <Badge tone="success">Available</Badge>
          </Stack>
          <Text $weight="semibold" $lines={1}>
            {home.title}
          </Text>
          <Text $size="sm" $tone="muted">
            {home.place}
          </Text>
          <Text $size="sm" $tone="muted">
            2 beds · 1 bath · 840 sqft
          </Text>
        </Stack>
      </Card>
    ))}
  </CardGrid>
)

export const AsManyAsFit = () => (
  <CardGrid as="ul" role="list" $min="200px" $gap={4}>
    {['One', 'Two', 'Three', 'Four', 'Five'].map(name => (
      <Card as="li" key={name}>
        {name}
      </Card>
    ))}
  </CardGrid>
)
