import { formatMoney } from '@portal/shared-ui/format-money'
import {
  bathroomChoices,
  bedroomChoices,
  type PriceRange,
  priceSlider,
  type SearchFilters,
  withPlus,
} from './search-filters.ts'

/** '$1,000 to $5,000'; at the slider's maximum '$10,000+', since there is no ceiling then. */
const describePrice = ({ min, max }: PriceRange): string =>
  `${formatMoney(min)} to ${formatMoney(max)}${max >= priceSlider.max ? '+' : ''}`

const roomsIn = (count: string, noun: string, choices: readonly string[]): string =>
  count === '0' ? 'Studio' : `${withPlus(count, choices)} ${noun}${count === '1' ? '' : 's'}`

/** Every filter that is on, in a few words each. */
export const describeFilters = (filters: SearchFilters): string[] => [
  ...(filters.location ? [filters.location] : []),
  ...(filters.words ? [`“${filters.words}”`] : []),
  ...(filters.priceRange ? [describePrice(filters.priceRange)] : []),
  ...(filters.propertyType ? [filters.propertyType] : []),
  ...(filters.bedrooms ? [roomsIn(filters.bedrooms, 'bedroom', bedroomChoices)] : []),
  ...(filters.bathrooms ? [roomsIn(filters.bathrooms, 'bathroom', bathroomChoices)] : []),
  ...filters.amenities,
  ...(filters.petFriendly ? ['pet friendly'] : []),
  ...(filters.smokingAllowed ? ['smoking allowed'] : []),
  ...(filters.includeRented ? ['rented homes, too'] : []),
]
