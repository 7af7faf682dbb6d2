import { addressOfPlace, findPlaces } from '@portal/client/find-places'
import { PlaceSuggestions } from '@portal/shared-ui/place-suggestions'
import { goTo } from '../address/address.ts'

export { addressOfLine } from '@portal/client/find-places'

export const SearchSuggestions = ({ field }: { field: HTMLInputElement }) => (
  <PlaceSuggestions
    field={field}
    find={findPlaces}
    onChoose={place => {
      field.value = place.text
      goTo(addressOfPlace(place))
    }}
  />
)
