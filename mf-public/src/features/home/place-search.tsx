import { Button } from '@portal/shared-ui/button'
import { color, fontWeight, radius, size, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { MapPin, Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '../../paths.ts'

/** Leads to the search page. A real form, so that it works before any script does. */
export const PlaceSearch = () => {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const location = String(new FormData(event.currentTarget).get('location') ?? '').trim()
    navigate(location ? paths.searchFor(location) : paths.search)
  }
  return (
    <Form role="search" aria-label="Homes by place" action={paths.search} onSubmit={search}>
      <MapPin aria-hidden />
      <VisuallyHidden as="label" htmlFor="hero-location">
        City or neighborhood
      </VisuallyHidden>
      <input
        id="hero-location"
        name="location"
        type="search"
        enterKeyHint="search"
        placeholder="Enter city or neighborhood..."
      />
      <Button type="submit" icon={<Search aria-hidden />}>
        Search
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 540px;
  padding: 6px 6px 6px ${space[4]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.full};
  background: ${color.surface};
  &:focus-within {
    border-color: ${color.focus};
    box-shadow: 0 0 0 1px ${color.focus};
  }
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color.textMuted};
  }
  & > input {
    flex: 1;
    min-width: 0;
    min-height: ${size.touch};
    border: 0;
    background: transparent;
    font-weight: ${fontWeight.medium};
    outline: none;
    appearance: none;
  }
  & > button {
    border-radius: ${radius.full};
  }
  @media (max-width: 479px) {
    & > button > svg {
      display: none;
    }
  }
`
