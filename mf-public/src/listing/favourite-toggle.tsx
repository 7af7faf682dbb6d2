import { IconButton } from '@portal/shared-ui/icon-button'
import { color, radius, shadow } from '@portal/shared-ui/tokens'
import { Heart } from 'lucide-react'
import { styled } from 'styled-components'
import { useFavourite } from './use-favourite.ts'

/** The heart on a home's picture (spec §2.10). */
export const FavouriteToggle = ({ propertyId }: { propertyId: string }) => {
  const [isFavourite, toggle] = useFavourite(propertyId)
  return (
    <RoundButton
      label={isFavourite ? 'Remove from favorites' : 'Add to favorites'}
      data-favourite={isFavourite}
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
  &[data-favourite='true'] > svg {
    fill: ${color.danger};
    color: ${color.danger};
  }
`
