import { Building2, Mailbox, MapPin } from 'lucide-react'
import { type Suggestion, Suggestions } from '../suggestions/suggestions.tsx'

export interface SuggestedPlace {
  /** 'Oakland, CA'; the field's value once it is chosen. */
  text: string
  kind: 'city' | 'neighborhood' | 'zip'
  /** The number of homes there. */
  count: number
}

interface PlaceSuggestionsProps<Place extends SuggestedPlace> {
  field: HTMLInputElement
  find: (text: string, signal: AbortSignal) => Promise<readonly Place[]>
  onChoose: (place: Place) => void
}

const icons = {
  city: <Building2 aria-hidden />,
  neighborhood: <MapPin aria-hidden />,
  zip: <Mailbox aria-hidden />,
}
const kinds = { city: 'City', neighborhood: 'Neighborhood', zip: 'ZIP code' }

const describe = <Place extends SuggestedPlace>(place: Place): Suggestion & { place: Place } => ({
  key: `${place.kind} ${place.text}`,
  text: place.text,
  detail: `${kinds[place.kind]} · ${place.count.toLocaleString('en-US')} ${place.count === 1 ? 'home' : 'homes'}`,
  icon: icons[place.kind],
  place,
})

export function PlaceSuggestions<Place extends SuggestedPlace>({
  field,
  find,
  onChoose,
}: PlaceSuggestionsProps<Place>) {
  return (
    <Suggestions
      field={field}
      label="Places"
      suggest={async (text, signal) => (await find(text, signal)).map(describe)}
      onChoose={({ place }) => onChoose(place)}
    />
  )
}
