import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx'
import { color } from '../tokens/tokens.tsx'

/** A date, or a date and time; an empty one looks empty in every browser. */
export function DateInput(attributes: TextInputProps & { type: 'date' | 'datetime-local' }) {
  const frame = useRef<HTMLDivElement>(null)
  const markEmpty = () => {
    const { value, validity } = frame.current?.querySelector('input') ?? {}
    frame.current?.toggleAttribute('data-empty', value === '' && !validity?.badInput)
  }
  useEffect(markEmpty)
  return (
    <Frame ref={frame} onInput={markEmpty} onBlur={markEmpty}>
      <TextInput {...attributes} />
    </Frame>
  )
}

const Frame = styled.div`
  &[data-empty] input {
    color: ${color.textMuted};
  }
  /* Only WebKit has this, and there an empty date shows today's. */
  @supports (hanging-punctuation: first) {
    &[data-empty]:not(:focus-within) input::-webkit-datetime-edit {
      opacity: 0;
    }
  }
`
