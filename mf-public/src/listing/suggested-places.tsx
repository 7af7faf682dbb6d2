// What a field for a place needs once someone types in it.
import { findPlaces } from '@portal/client/find-places'
import { PlaceSuggestions } from '@portal/shared-ui/place-suggestions'

export { searchAddressOf } from '@portal/client/find-places'

interface SuggestedPlacesProps {
  field: HTMLInputElement
  onChoose: (text: string) => void
}

export const SuggestedPlaces = (props: SuggestedPlacesProps) => (
  <PlaceSuggestions find={findPlaces} {...props} />
)
