import { useRef, useState } from 'react'
import { TextInput } from '../text-input/text-input.tsx'
import { Suggestions } from './suggestions.tsx'

export default { title: 'Suggestions' }

const places = ['Oakland, CA', 'Oak Park, IL', 'Oakley, CA'].map(text => ({
  key: text,
  text,
  detail: '12 homes',
}))

export const WhileTyping = () => {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <TextInput
        aria-label="Place"
        defaultValue="oak"
        autoFocus
        ref={input}
        onFocus={() => setField(input.current)}
      />
      {field && (
        <Suggestions
          field={field}
          label="Places"
          suggest={async () => places}
          onChoose={({ text }) => {
            field.value = text
          }}
        />
      )}
    </>
  )
}
