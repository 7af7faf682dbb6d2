// Pictures side by side, one in view: swiping, the arrow keys and buttons move between them.
import type { Property } from '@portal/contract/properties/property'
import { PropertyPhoto, seenFirst } from '@portal/shared-ui/property-card'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

interface PictureTrackProps {
  property: Property
  /** The index of the picture in view. */
  at: number
  onMove: (to: number) => void
  /** How wide a picture is drawn, as in HTML. */
  sizes: string
  /** Wraps each picture, such as in a button. Without it the track itself takes the focus. */
  frame?: (picture: ReactNode, index: number) => ReactNode
}

export function PictureTrack({ property, at, onMove, sizes, frame }: PictureTrackProps) {
  const track = useRef<HTMLDivElement>(null)
  const { images, imageDescriptions, title } = property

  /** The index of the picture that was swiped into view; null without a layout. */
  const seen = () => {
    const box = track.current
    return box?.clientWidth ? Math.round(box.scrollLeft / box.clientWidth) : null
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows `at`, and must not interrupt a swipe
  useLayoutEffect(() => {
    const box = track.current
    if (box && seen() !== at) box.scrollTo({ left: at * box.clientWidth, behavior: 'instant' })
  }, [at])

  const follow = () => {
    const index = seen()
    if (index !== null && index !== at && index in images) onMove(index)
  }

  return (
    <Track ref={track} onScroll={follow} {...(!frame && { role: 'group', 'aria-label': title, tabIndex: 0 })}>
      {images.map((src, index) => {
        const place = `picture ${index + 1} of ${images.length}`
        const picture = (
          <PropertyPhoto
            src={src}
            alt={[imageDescriptions[src] ?? title, ...(images.length > 1 ? [place] : [])].join(', ')}
            sizes={sizes}
            propertyType={property.propertyType}
            seed={property.id}
            illustration={`Illustration of ${title}`}
            {...(index === 0 && seenFirst)}
          />
        )
        return (
          <Place key={src} aria-hidden={index !== at}>
            {frame ? frame(picture, index) : picture}
          </Place>
        )
      })}
    </Track>
  )
}

const Track = styled.div`
  display: flex;
  height: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -4px;
  }
`

const Place = styled.div`
  position: relative;
  flex: none;
  width: 100%;
  height: 100%;
  scroll-snap-align: center;
  scroll-snap-stop: always;
`
