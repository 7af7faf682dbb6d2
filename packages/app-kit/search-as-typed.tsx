import { SearchBox } from '@portal/shared-ui/search-box'
import { useEffect, useRef } from 'react'

/** Lets people finish a word. */
const restMs = 300

interface SearchAsTypedProps {
  label: string
  placeholder: string
  /** As the address has them. */
  words: string
  onSearch: (words: string) => void
}

/** Searches a list while its words are typed. */
export const SearchAsTyped = ({ label, placeholder, words, onSearch }: SearchAsTypedProps) => {
  const field = useRef<HTMLInputElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = (typed: string, afterMs: number) => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => onSearch(typed.trim()), afterMs)
  }
  useEffect(() => {
    // The address changed by other means than typing.
    if (field.current && field.current !== document.activeElement) field.current.value = words
  }, [words])
  useEffect(() => () => clearTimeout(rest.current), [])
  return (
    <SearchBox
      ref={field}
      label={label}
      placeholder={placeholder}
      maxLength={200}
      defaultValue={words}
      onChange={({ currentTarget }) => search(currentTarget.value, restMs)}
      onSearch={typed => search(typed, 0)}
    />
  )
}
