// Loaded once the person types in a place field.
import { type FoundPlace, findPlaces } from '@portal/client/find-places'
import { PlaceSuggestions } from '@portal/shared-ui/place-suggestions'

export { addressOfLine, addressOfPlace } from '@portal/client/find-places'

interface SuggestedPlacesProps {
  field: HTMLInputElement
  onChoose: (place: FoundPlace) => void
}

export const SuggestedPlaces = (props: SuggestedPlacesProps) => (
  <PlaceSuggestions find={findPlaces} {...props} />
)
