import { useState } from 'react'
import { TextInput } from '../text-input/text-input.tsx'
import { PlaceSuggestions, type SuggestedPlace } from './place-suggestions.tsx'

export default { title: 'Place suggestions' }

const places: SuggestedPlace[] = [
  { text: 'Mission, San Francisco, CA', kind: 'neighborhood', count: 12 },
  { text: 'Mission, TX', kind: 'city', count: 1 },
  { text: '94110', kind: 'zip', count: 1234 },
]

export const WhileTyping = () => {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  return (
    <>
      <TextInput aria-label="Place" defaultValue="mission" autoFocus ref={setField} />
      {field && <PlaceSuggestions field={field} find={async () => places} onChoose={() => undefined} />}
    </>
  )
}
