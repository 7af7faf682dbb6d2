import type { FoundPlace } from '@portal/client/find-places'
import * as sitePaths from '@portal/contract/site-paths'
import { Boundary } from '@portal/shared-ui/boundary'
import { Button } from '@portal/shared-ui/button'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { color, fontWeight, radius, size, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { MapPin, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'

const loadSuggestedPlaces = () => import('../../listing/suggested-places.tsx')
const SuggestedPlaces = lazily(async () => (await loadSuggestedPlaces()).SuggestedPlaces)

/** Opens the search page. It is a real form, so it works before any script runs. */
export const PlaceSearch = () => {
  const navigate = useNavigate()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    // If the lookup fails, the text is searched as a place.
    navigate(
      await loadSuggestedPlaces().then(
        ({ addressOfLine }) => addressOfLine(text),
        () => sitePaths.searchFor(text),
      ),
    )
  }
  const openPlace = async (place: FoundPlace) => {
    const { addressOfPlace } = await loadSuggestedPlaces()
    navigate(addressOfPlace(place))
  }
  return (
    <Form
      role="search"
      aria-label="Homes by place"
      action={sitePaths.find}
      onSubmit={event => void search(event)}
    >
      <Place>
        <MapPin aria-hidden />
        <VisuallyHidden as="label" htmlFor="hero-location">
          City or neighborhood
        </VisuallyHidden>
        <input
          id="hero-location"
          name="q"
          type="search"
          enterKeyHint="search"
          placeholder="Enter city or neighborhood..."
          onFocus={event => setField(event.currentTarget)}
        />
        {field && (
          <Boundary>
            <WhileLoading>
              <SuggestedPlaces field={field} onChoose={place => void openPlace(place)} />
            </WhileLoading>
          </Boundary>
        )}
      </Place>
      <Button type="submit" icon={<Search aria-hidden />}>
        Search
      </Button>
    </Form>
  )
}

/** One pill on a wide screen; on a phone the button is below the field. */
const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  max-width: 540px;
  & > button {
    border-radius: ${radius.full};
  }
  @media (min-width: 30em) {
    position: relative;
    & > button {
      position: absolute;
      inset: 6px 6px auto auto;
    }
  }
`

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: 6px ${space[4]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.full};
  background: ${color.surface};
  @media (min-width: 30em) {
    padding-inline-end: 140px;
  }
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
`
