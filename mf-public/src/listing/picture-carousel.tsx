// A carousel of a home's pictures; without any, our own drawing of its type of home (spec §2.10).
import type { HomeCard } from '@portal/contract/properties/property'
import { IconButton } from '@portal/shared-ui/icon-button'
import { PhotoFrame, PropertyPhoto, seenFirst } from '@portal/shared-ui/property-card'
import { color, media, motion, radius, shadow, space } from '@portal/shared-ui/tokens'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'

interface PictureCarouselProps {
  property: HomeCard
  /** The number of our own drawings when there are no photos; only samples have several. */
  drawings?: number
  /** It is in view when the page opens. */
  isSeenFirst?: boolean
}

export const PictureCarousel = ({ property, drawings = 1, isSeenFirst }: PictureCarouselProps) => {
  const { images, title } = property
  const [at, setAt] = useState(0)
  const count = images.length || drawings
  const dots = useRef<HTMLDivElement>(null)
  const placeAfter = (by: number) => (at + by + count) % count
  const step = (by: number) => setAt(placeAfter(by))
  // Only one dot is in the tab order; the arrow keys move between dots.
  const stepByKey = ({ key }: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (by === undefined) return
    step(by)
    dots.current?.querySelectorAll('button')[placeAfter(by)]?.focus()
  }

  return (
    <PhotoFrame role="group" aria-roledescription="carousel" aria-label={`Pictures of ${title}`}>
      <PropertyPhoto
        src={images[at]}
        alt={count > 1 ? `${title}, picture ${at + 1} of ${count}` : title}
        propertyType={property.propertyType}
        seed={images.length === 0 && at > 0 ? `${property.id}-${at}` : property.id}
        illustration={`Illustration of ${title}`}
        {...(isSeenFirst && seenFirst)}
      />
      {count > 1 && (
        <>
          <Arrow $side="start">
            <IconButton label="Previous picture" tabIndex={-1} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
          </Arrow>
          <Arrow $side="end">
            <IconButton label="Next picture" tabIndex={-1} onClick={() => step(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          </Arrow>
          <Dots ref={dots}>
            {Array.from({ length: count }, (_, index) => (
              <Dot
                key={images[index] ?? index}
                type="button"
                aria-label={`Show picture ${index + 1}`}
                aria-current={index === at}
                tabIndex={index === at ? 0 : -1}
                onClick={() => setAt(index)}
                onKeyDown={stepByKey}
              />
            ))}
          </Dots>
        </>
      )}
    </PhotoFrame>
  )
}

const Arrow = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  z-index: 1;
  top: 50%;
  ${props => (props.$side === 'start' ? 'left' : 'right')}: ${space[2]};
  translate: 0 -50%;
  transition: opacity ${motion.fast};
  & > button {
    border-radius: ${radius.full};
    background: ${color.raised};
    box-shadow: ${shadow.raised};
  }
  ${media.hover} {
    opacity: 0;
    ${PhotoFrame}:hover &,
    ${PhotoFrame}:focus-within & {
      opacity: 1;
    }
  }
`

const Dots = styled.div`
  position: absolute;
  z-index: 1;
  inset: auto 0 0;
  display: flex;
  justify-content: center;
  pointer-events: none;
  & > button {
    pointer-events: auto;
  }
`

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border: 1px solid ${color.borderStrong};
    border-radius: 50%;
    background: ${color.raised};
  }
  &[aria-current='true']::before {
    background: ${color.primary};
    scale: 1.25;
  }
`
