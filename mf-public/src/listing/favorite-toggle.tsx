// The heart on a home's picture (spec §2.10).
import type { Property } from '@portal/contract/properties/property'
import { IconButton } from '@portal/shared-ui/icon-button'
import { color, radius, shadow } from '@portal/shared-ui/tokens'
import { Heart } from 'lucide-react'
import { styled } from 'styled-components'
import { useFavorite } from './use-favorite.ts'

export const FavoriteToggle = ({ property }: { property: Property }) => {
  const [isFavorite, toggle] = useFavorite(property)
  return <FavoriteButton title={property.title} isFavorite={isFavorite} onToggle={toggle} />
}

interface FavoriteButtonProps {
  /** The home's, so that every heart on a page has a name of its own. */
  title: string
  isFavorite: boolean
  onToggle: () => void
}

export const FavoriteButton = ({ title, isFavorite, onToggle }: FavoriteButtonProps) => (
  <RoundButton
    label={`${isFavorite ? 'Remove from favorites' : 'Add to favorites'}: ${title}`}
    data-favorite={isFavorite}
    onClick={onToggle}
  >
    <Heart aria-hidden />
  </RoundButton>
)

const RoundButton = styled(IconButton)`
  border-radius: ${radius.full};
  background: ${color.raised};
  box-shadow: ${shadow.raised};
  &[data-favorite='true'] > svg {
    fill: ${color.danger};
    color: ${color.danger};
  }
`
