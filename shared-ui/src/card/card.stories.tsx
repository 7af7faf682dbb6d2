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

export const AsManyAsFit = () => (
  <CardGrid as="ul" role="list" $min="200px" $gap={4}>
    {['One', 'Two', 'Three', 'Four', 'Five'].map(name => (
      <Card as="li" key={name}>
        {name}
      </Card>
    ))}
  </CardGrid>
)
