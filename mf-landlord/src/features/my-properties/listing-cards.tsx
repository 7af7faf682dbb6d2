import type { Property } from '@portal/contract/properties/property'
import { CardGrid } from '@portal/shared-ui/card-grid'
import { ListingCard } from './listing-card.tsx'

export function ListingCards({ properties }: { properties: readonly Property[] }) {
  return (
    <CardGrid as="ul" role="list">
      {properties.map(property => (
        <li key={property.id}>
          <ListingCard property={property} />
        </li>
      ))}
    </CardGrid>
  )
}
