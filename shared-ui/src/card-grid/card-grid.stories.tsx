import { Card } from '../card/card.tsx'
import { CardGrid } from './card-grid.tsx'

export default { title: 'Card grid' }

export const AsManyAsFit = () => (
  <CardGrid as="ul" role="list" $min="200px" $gap={4}>
    {['One', 'Two', 'Three', 'Four', 'Five'].map(name => (
      <Card as="li" key={name}>
        {name}
      </Card>
    ))}
  </CardGrid>
)
