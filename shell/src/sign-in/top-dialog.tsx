// Above even an app's open dialog. Apps have their own copy of the design system's dialog, which does not know the shell's: the browser's
// own makes everything else inert.
import { IconButton } from '@portal/shared-ui/icon-button'
import { color, fontSize, fontWeight, media, radius, shadow, space } from '@portal/shared-ui/tokens'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'

interface TopDialogProps {
  title: string
  description: string
  onClose: () => void
  children: ReactNode
}

/** The focus starts at the first field to fill in, and returns to where it was. */
export const TopDialog = ({ title, description, onClose, children }: TopDialogProps) => {
  const titleId = useId()
  const descriptionId = useId()
  const frame = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = frame.current
    if (!dialog) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('input:not([readonly])')?.focus()
    const release = keepEventsFrom(dialog)
    return () => {
      dialog.close()
      release()
    }
  }, [])
  return createPortal(
    <Frame ref={frame} aria-labelledby={titleId} aria-describedby={descriptionId} onClose={onClose}>
      <Title id={titleId}>{title}</Title>
      <Description id={descriptionId}>{description}</Description>
      {children}
      <CloseButton label="Close" onClick={onClose}>
        <X aria-hidden />
      </CloseButton>
    </Frame>,
    document.body,
  )
}

/** An app's dialog listens to these on the document, to hold the focus and the scrolling, and to close on a press outside. */
const heard = ['pointerdown', 'focusin', 'focusout', 'wheel', 'touchmove'] as const

/** React listens below the dialog. */
const keepEventsFrom = (dialog: HTMLDialogElement): (() => void) => {
  const root = document.documentElement
  const listening = new AbortController()
  const { signal } = listening
  const keep = (event: Event) => {
    if (event.target instanceof Node && dialog.contains(event.target)) event.stopPropagation()
  }
  for (const name of heard) root.addEventListener(name, keep, { signal })
  // Caught on the way down; the browser closes this dialog on its own.
  const keepEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.stopPropagation()
  }
  window.addEventListener('keydown', keepEscape, { capture: true, signal })
  return () => listening.abort()
}

const Frame = styled.dialog`
  inset: auto 0 0;
  width: 100%;
  max-width: none;
  max-height: calc(100dvh - 32px);
  margin: auto 0 0;
  padding: ${space[6]};
  border: 0;
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.overlay};
  overflow-y: auto;
  overscroll-behavior: contain;
  pointer-events: auto;
  &::backdrop {
    background: ${color.overlay};
  }
  ${media.tablet} {
    inset: 0;
    width: 420px;
    margin: auto;
    border-radius: ${radius.lg};
  }
`

const Title = styled.h2`
  padding-right: 44px;
  font-size: ${fontSize.lg};
  font-weight: ${fontWeight.bold};
  letter-spacing: -0.01em;
`

const Description = styled.p`
  margin: ${space[1]} 0 ${space[5]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  text-wrap: pretty;
`

const CloseButton = styled(IconButton)`
  position: absolute;
  top: ${space[4]};
  right: ${space[3]};
`
