import { Building2, Mailbox, MapPin } from 'lucide-react'
import { type Suggestion, Suggestions } from '../suggestions/suggestions.tsx'

/** @internal */
export interface SuggestedPlace {
  /** 'Oakland, CA'; what the field holds once it is chosen. */
  text: string
  kind: 'city' | 'neighborhood' | 'zip'
  /** How many homes are there. */
  count: number
}

interface PlaceSuggestionsProps {
  field: HTMLInputElement
  find: (text: string, signal: AbortSignal) => Promise<readonly SuggestedPlace[]>
  onChoose: (text: string) => void
}

const icons = {
  city: <Building2 aria-hidden />,
  neighborhood: <MapPin aria-hidden />,
  zip: <Mailbox aria-hidden />,
}
const kinds = { city: 'City', neighborhood: 'Neighborhood', zip: 'ZIP code' }

const describe = ({ text, kind, count }: SuggestedPlace): Suggestion => ({
  key: `${kind} ${text}`,
  text,
  detail: `${kinds[kind]} · ${count.toLocaleString('en-US')} ${count === 1 ? 'home' : 'homes'}`,
  icon: icons[kind],
})

/** Cities, neighborhoods and ZIP codes below a field, while one types. */
export function PlaceSuggestions({ field, find, onChoose }: PlaceSuggestionsProps) {
  return (
    <Suggestions
      field={field}
      label="Places"
      suggest={async (text, signal) => (await find(text, signal)).map(describe)}
      onChoose={({ text }) => onChoose(text)}
    />
  )
}
