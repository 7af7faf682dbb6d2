// A card at the bottom of a phone's screen, near the thumb that tapped the map.
import { IconButton } from '@portal/shared-ui/icon-button'
import { color, lane, motion, radius, shadow, space } from '@portal/shared-ui/tokens'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { keyframes, styled } from 'styled-components'

/** Shorter swipes can be unintended, so they spring back. */
const enoughPx = 48

/** Lets a finger drag an element down and away; returns a function to stop. Its `touch-action` must be none. */
const closeBySwipe = (element: HTMLElement, close: () => void): (() => void) => {
  let startY: number | null = null
  const pulledPx = (event: PointerEvent): number =>
    startY === null ? 0 : Math.max(0, event.clientY - startY)
  const begin = (event: PointerEvent) => {
    if (event.pointerType === 'touch') startY = event.clientY
  }
  const follow = (event: PointerEvent) => {
    if (startY !== null) element.style.translate = `0 ${pulledPx(event)}px`
  }
  const end = (event: PointerEvent) => {
    const isEnough = event.type === 'pointerup' && pulledPx(event) >= enoughPx
    startY = null
    element.style.translate = ''
    if (isEnough) close()
  }
  const stopped = new AbortController()
  const { signal } = stopped
  element.addEventListener('pointerdown', begin, { signal })
  element.addEventListener('pointermove', follow, { signal })
  element.addEventListener('pointerup', end, { signal })
  element.addEventListener('pointercancel', end, { signal })
  return () => stopped.abort()
}

interface BottomCardProps {
  label: string
  /** When this grows, the card takes the focus and `about` scrolls clear of it; 0 does neither. */
  taps: number
  /** The part of the page that the card belongs to, and must not cover. */
  about: RefObject<HTMLElement | null>
  /** Called by its button, Escape, or a swipe down. */
  onClose: () => void
  children: ReactNode
}

export const BottomCard = ({ label, taps, about, onClose, children }: BottomCardProps) => {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    const [element, subject] = [card.current, about.current]
    if (taps === 0 || !element || !subject) return
    element.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    if (subject.getBoundingClientRect().bottom > element.offsetTop) subject.scrollIntoView()
  }, [taps, about])
  useEffect(() => {
    const element = card.current
    if (!element) return
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    const stopSwipes = closeBySwipe(element, onClose)
    element.addEventListener('keydown', closeByKey)
    return () => {
      stopSwipes()
      element.removeEventListener('keydown', closeByKey)
    }
  }, [onClose])
  return (
    <Frame ref={card} aria-label={label}>
      {children}
      <Close>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Close>
    </Frame>
  )
}

const rise = keyframes`from { opacity: 0; translate: 0 24px; }`

/**
 * Above the switch between map and list, below the header and dialogs. A phone's map leaves it 170 px
 * (`MapPlace`); in landscape, where that is not enough height, it is next to the map's controls.
 */
const Frame = styled.section`
  position: fixed;
  inset: auto ${space[3]} calc(${lane.height} + ${space[2]});
  z-index: 11;
  max-width: 560px;
  margin-inline: auto;
  @media (max-height: 500px) {
    margin-inline-start: 216px;
  }
  overflow: hidden;
  border-radius: ${radius.lg};
  background: ${color.raised};
  box-shadow: ${shadow.overlay};
  touch-action: none;
  animation: ${rise} ${motion.base};
`

const Close = styled.div`
  position: absolute;
  top: 0;
  right: 0;
`
