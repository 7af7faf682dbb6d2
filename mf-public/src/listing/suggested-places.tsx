// Code that a place field needs once the person types.
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
