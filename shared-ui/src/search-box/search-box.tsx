import { Search } from 'lucide-react'
import { type ComponentProps, type FormEvent, useId } from 'react'
import { styled } from 'styled-components'
import { TextInput } from '../text-input/text-input.tsx'
import { radius } from '../tokens/tokens.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'prefix' | 'type' | 'onSubmit'> {
  /** For screen readers; the placeholder is only visual. */
  label: string
  /** Where a form without script sends `q`; by default the same page. */
  action?: string
  onSearch: (words: string) => void
}

export function SearchBox({ label, action, onSearch, ...attributes }: SearchBoxProps) {
  const id = useId()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <Form role="search" action={action} onSubmit={search}>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <TextInput
        id={id}
        type="search"
        name="q"
        enterKeyHint="search"
        prefix={<Search aria-hidden />}
        {...attributes}
      />
    </Form>
  )
}

const Form = styled.form`
  width: 100%;
  & > div {
    border-radius: ${radius.full};
    padding-inline: 14px;
  }
`
