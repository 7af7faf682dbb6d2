import { Button } from '../button/button.tsx'
import { CardGrid } from '../card/card.tsx'
import { AvailabilityBadge, PropertyCard, PropertyPhoto } from './property-card.tsx'

export default { title: 'PropertyCard' }

const homes = [
  { type: 'house', title: 'Quiet house by Golden Gate Park', place: 'San Francisco, CA', rent: 4200 },
  { type: 'apartment', title: 'Bright flat on Fillmore Street', place: 'San Francisco, CA', rent: 2950 },
  { type: 'condo', title: 'Bay view from the sixth floor', place: 'Oakland, CA', rent: 3400 },
]

const cards = (selected?: string) => (
  <CardGrid>
    {homes.map(({ type, title, place, rent }) => (
      <PropertyCard
        key={title}
        picture={<PropertyPhoto src={undefined} alt="" propertyType={type} seed={title} />}
        badge={<AvailabilityBadge isAvailable={type !== 'condo'} otherwise="Rented" />}
        rentAmount={rent}
        title={<button type="button">{title}</button>}
        level={3}
        address={place}
        facts={['2 beds', '1 bath', '840 sqft']}
        tags={['Gym', 'Pool', '+2 more']}
        selected={title === selected}
      >
        <Button variant="secondary" size="sm" fullWidth>
          View Details
        </Button>
      </PropertyCard>
    ))}
  </CardGrid>
)

export const Homes = () => cards()

export const OneIsSelected = () => cards('Bright flat on Fillmore Street')

export const BrokenPicture = () => (
  <CardGrid>
    <PropertyCard
      picture={<PropertyPhoto src="/gone.jpg" alt="The front" propertyType="condo" seed="gone" />}
      rentAmount={3400}
      title={<a href="#there">Bay view from the sixth floor</a>}
      level={3}
      address="Oakland, CA"
      facts={['Studio']}
    />
  </CardGrid>
)
