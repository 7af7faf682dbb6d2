// What the search box needs once someone types; loaded when it is focused.
import { findPlaces } from '@portal/client/find-places'
import { searchFor } from '@portal/contract/site-paths'
import { PlaceSuggestions } from '@portal/shared-ui/place-suggestions'
import { goTo } from '../address/address.ts'

export { searchAddressOf } from '@portal/client/find-places'

export const SearchSuggestions = ({ field }: { field: HTMLInputElement }) => (
  <PlaceSuggestions
    field={field}
    find={findPlaces}
    onChoose={text => {
      field.value = text
      goTo(searchFor(text))
    }}
  />
)
