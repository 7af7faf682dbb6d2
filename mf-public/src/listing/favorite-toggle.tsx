// The heart on a home's picture, and the homes that this browser keeps (spec §2.10).
import { IconButton } from '@portal/shared-ui/icon-button'
import { color, radius, shadow } from '@portal/shared-ui/tokens'
import { Heart } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'

export const FavoriteToggle = ({ propertyId }: { propertyId: string }) => {
  const [isFavorite, toggle] = useFavorite(propertyId)
  return (
    <RoundButton
      label={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      data-favorite={isFavorite}
      onClick={toggle}
    >
      <Heart aria-hidden />
    </RoundButton>
  )
}

const RoundButton = styled(IconButton)`
  border-radius: ${radius.full};
  background: ${color.raised};
  box-shadow: ${shadow.raised};
  &[data-favorite='true'] > svg {
    fill: ${color.danger};
    color: ${color.danger};
  }
`

const storageKey = 'rental-portal:favourites'

/** Storage may be blocked or hold something else; then no home counts as saved. */
const read = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

const write = (ids: string[]): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids))
  } catch {
    // Without storage a favorite cannot be kept; everything else works.
  }
}

const changed = 'rental-portal:favorites-changed'

const subscribe = (listener: () => void) => {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether a home is saved in this browser, and the function that toggles it. */
const useFavorite = (propertyId: string): [isFavorite: boolean, toggle: () => void] => {
  const isFavorite = useSyncExternalStore(subscribe, () => read().includes(propertyId))
  const toggle = () => {
    const others = read().filter(id => id !== propertyId)
    write(isFavorite ? others : [...others, propertyId])
    window.dispatchEvent(new Event(changed))
  }
  return [isFavorite, toggle]
}
