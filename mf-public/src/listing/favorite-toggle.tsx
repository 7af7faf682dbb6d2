// The heart on a home's picture (spec §2.10).
import type { Property } from '@portal/contract/properties/property'
import { IconButton } from '@portal/shared-ui/icon-button'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { color, radius, shadow } from '@portal/shared-ui/tokens'
import { Heart } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import type { Favorite } from './account-favorite.tsx'
import { keepLocalFavorite, readLocalFavorites, watchLocalFavorites } from './local-favorites.ts'
import { usePart } from './use-part.ts'

interface FavoriteToggleProps {
  property: Pick<Property, 'id' | 'title'>
}

/** Stored on the server for signed-in people, in this browser for visitors. */
export const FavoriteToggle = ({ property }: FavoriteToggleProps) => {
  const isVisitor = useSession() === null
  return isVisitor ? <KeptHere property={property} /> : <KeptByAccount property={property} />
}

const KeptHere = ({ property: { id, title } }: FavoriteToggleProps) => {
  const isFavorite = useSyncExternalStore(
    watchLocalFavorites,
    () => readLocalFavorites().includes(id),
    () => false,
  )
  const toggle = () => keepLocalFavorite(id, !isFavorite)
  return <FavoriteButton title={title} isFavorite={isFavorite} onToggle={toggle} />
}

const loadAccountFavorite = async () => (await import('./account-favorite.tsx')).AccountFavorite

/** The heart shows before its state is known. Pressing it before that saves the home once its code has loaded. */
const KeptByAccount = ({ property }: FavoriteToggleProps) => {
  const [favorite, setFavorite] = useState<Favorite | null>(null)
  const [isPressed, setPressed] = useState(false)
  const { part: AccountFavorite, need } = usePart(loadAccountFavorite, 'We couldn’t save this home.')
  useEffect(() => void need('quietly'), [need])
  useEffect(() => {
    if (!favorite || !isPressed) return
    setPressed(false)
    favorite.keep(true)
  }, [favorite, isPressed])
  const toggle = async () => {
    if (favorite) return favorite.keep(!favorite.isFavorite)
    setPressed(true)
    if (!(await need())) setPressed(false)
  }
  return (
    <>
      <FavoriteButton
        title={property.title}
        isFavorite={favorite?.isFavorite ?? isPressed}
        onToggle={() => void toggle()}
      />
      {AccountFavorite && <AccountFavorite propertyId={property.id} onRead={setFavorite} />}
    </>
  )
}

interface FavoriteButtonProps {
  /** The home's title, so that every heart on a page has its own name. */
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
