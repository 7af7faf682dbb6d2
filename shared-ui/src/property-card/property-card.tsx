// A home as a card: picture first, then the rent, then its type and location (spec §2.8, §2.10).
import { CircleCheck, KeyRound } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { coverStyle } from '../card/cover-style.tsx'
import { formatMoney } from '../format-money/format-money.tsx'
import { photoSources } from '../photo-sources/photo-sources.tsx'
import { PropertyPicture } from '../property-picture/property-picture.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { color, fontSize, fontWeight, radius, space } from '../tokens/tokens.tsx'

export interface PropertyCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** A PropertyPhoto, or several in a carousel. */
  picture: ReactNode
  /** In the picture's leading corner. */
  badge?: ReactNode
  /** In the other corner. */
  pictureAction?: ReactNode
  /** Dollars a month. */
  rentAmount: number
  /** A link or button; a press anywhere on the card triggers it. */
  title: ReactNode
  /** In the page's outline. */
  level: 2 | 3 | 4
  address: string
  /** Rooms, size and so on, in a few words each. */
  facts: string[]
  /** Amenities, policies. */
  tags?: string[]
  selected?: boolean
  /** At the bottom: the landlord, and actions. */
  children?: ReactNode
}

/** Unless it selected some of the words. */
const pressTitle = ({ currentTarget, nativeEvent, target }: MouseEvent<HTMLElement>) => {
  // React also delivers presses in the card's menus and dialogs.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('a, button') || nativeEvent.button > 1) return
  const selection = window.getSelection()
  if (selection?.isCollapsed === false && selection.containsNode(target, true)) return
  const title = currentTarget.querySelector(':is(h2, h3, h4) > :is(a, button)')
  title?.dispatchEvent(new window.MouseEvent('click', nativeEvent))
}

export function PropertyCard({
  picture,
  badge,
  pictureAction,
  rentAmount,
  title,
  level,
  address,
  facts,
  tags = [],
  selected = false,
  children,
  ...attributes
}: PropertyCardProps) {
  return (
    <Frame as="article" $padding="none" $interactive $selected={selected} {...attributes}>
      <PhotoFrame>
        {picture}
        {badge && <OnPicture $corner="start">{badge}</OnPicture>}
        {pictureAction && <OnPicture $corner="end">{pictureAction}</OnPicture>}
      </PhotoFrame>
      <Body onClick={pressTitle} onAuxClick={pressTitle}>
        <Text $size="lg" $weight="bold" $figures>
          {formatMoney(rentAmount)}
          <Text as="span" $tone="muted">
            /month
          </Text>
        </Text>
        <Title as={`h${level}`}>{title}</Title>
        <Text $tone="muted" $size="sm">
          {address}
        </Text>
        <Text $size="sm">{facts.join(' · ')}</Text>
        {tags.length > 0 && (
          <Tags $direction="row" $gap={1}>
            {tags.map(tag => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </Tags>
        )}
        {children && <Foot>{children}</Foot>}
      </Body>
    </Frame>
  )
}

export interface PropertyPhotoProps
  extends Pick<ComponentProps<'img'>, 'loading' | 'decoding' | 'fetchPriority'> {
  /** Without one, and if it does not load, our own picture is drawn. */
  src: string | undefined
  alt: string
  /** It determines our own picture, with the id. */
  propertyType: string
  seed: string
  /** Our own picture's alternative text; without it the picture is decoration. */
  illustration?: string
  /** As in HTML; by default as wide as a card. */
  sizes?: string
}

const cardSizes = '(min-width: 640px) 360px, 100vw'

/** For a page's first picture, which fills most of the first view; decoded before its frame is painted. */
export const seenFirst = { loading: 'eager', decoding: 'sync', fetchPriority: 'high' } as const

/** It loads once it comes near, unless `loading` says otherwise. */
export function PropertyPhoto(props: PropertyPhotoProps) {
  const { src, alt, propertyType, seed, illustration, sizes = cardSizes, ...loading } = props
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  if (src === undefined || broken.has(src))
    return (
      <>
        <PropertyPicture propertyType={propertyType} seed={seed} label={illustration} {...loading} />
        <DrawnSign aria-hidden>Illustration</DrawnSign>
      </>
    )
  return (
    <Photo
      alt={alt}
      loading="lazy"
      decoding="async"
      {...loading}
      {...photoSources(src, sizes)}
      onError={() => setBroken(new Set([...broken, src]))}
    />
  )
}

/** `otherwise` is the word for a home that is not (spec §2.8 Occupied, §2.10 Rented). */
export const AvailabilityBadge = ({ isAvailable, otherwise }: { isAvailable: boolean; otherwise: string }) =>
  isAvailable ? (
    <Badge tone="success" icon={<CircleCheck aria-hidden />}>
      Available
    </Badge>
  ) : (
    <Badge icon={<KeyRound aria-hidden />}>{otherwise}</Badge>
  )

/** For any aspect ratio; a drawing is labeled in its lower corner. */
export const PhotoFrame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  background: ${color.sunken};
`

/** Nobody mistakes a drawing for the home itself. */
const DrawnSign = styled.span`
  position: absolute;
  bottom: ${space[2]};
  left: ${space[2]};
  padding: 2px ${space[2]};
  border-radius: ${radius.full};
  background: ${color.raised};
  color: ${color.text};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.medium};
`

const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

const Frame = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
`

const OnPicture = styled.div<{ $corner: 'start' | 'end' }>`
  position: absolute;
  z-index: 1;
  top: ${props => (props.$corner === 'start' ? space[3] : space[2])};
  ${props => (props.$corner === 'start' ? 'left' : 'right')}: ${space[2]};
  ${props => props.$corner === 'start' && 'pointer-events: none;'}
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]} ${space[4]};
  /* Above the title's cover, so that words can be selected and controls used. */
  & > :not(h2, h3, h4) {
    z-index: 1;
  }
  overflow-wrap: anywhere;
`

const Title = styled.h3`
  font-size: ${fontSize.md};
  line-height: 1.35;
  & > a,
  & > button {
    color: inherit;
    font-weight: ${fontWeight.semibold};
    text-align: start;
    text-decoration: none;
    ${coverStyle('md')}
  }
`

const Tags = styled(Stack)`
  margin-top: ${space[2]};
`

const Foot = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: auto;
  padding-top: ${space[3]};
`
