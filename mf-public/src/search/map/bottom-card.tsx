// A card at the bottom of a phone's screen, within reach of the thumb that tapped the map.
import { IconButton } from '@portal/shared-ui/icon-button'
import { color, motion, radius, shadow, space } from '@portal/shared-ui/tokens'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { closeBySwipe } from './close-by-swipe.ts'

interface BottomCardProps {
  label: string
  /** The focus moves to the card's first link or button whenever this grows; at 0 it stays where it is. */
  taps: number
  /** By its button, by Escape, or by a swipe downwards. */
  onClose: () => void
  children: ReactNode
}

export const BottomCard = ({ label, taps, onClose, children }: BottomCardProps) => {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (taps > 0) card.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [taps])
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

/** Above the switch between map and list, which stays in reach; below the header and dialogs. */
const Frame = styled.section`
  position: fixed;
  inset: auto ${space[3]} calc(76px + env(safe-area-inset-bottom));
  z-index: 11;
  max-width: 560px;
  margin-inline: auto;
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
