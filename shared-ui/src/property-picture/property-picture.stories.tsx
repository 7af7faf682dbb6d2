import { CardGrid } from '../card/card.tsx'
import { PropertyPicture } from './property-picture.tsx'

export default { title: 'Property picture' }

const types = ['house', 'apartment', 'condo', 'office']

export const Family = () => (
  <CardGrid $min="180px" $gap={2}>
    {types.flatMap(type =>
      ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => (
        <PropertyPicture key={type + seed} propertyType={type} seed={seed} label={`Drawing of a ${type}`} />
      )),
    )}
  </CardGrid>
)
