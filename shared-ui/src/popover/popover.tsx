import * as RadixDialog from '@radix-ui/react-dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { styled } from 'styled-components'
import { floatingStyle } from '../floating/floating.tsx'
import { color, fontSize, fontWeight, media, size, space } from '../tokens/tokens.tsx'

export interface PopoverProps {
  title: string
  /** The button that opens it and gets the focus back. */
  opener: RefObject<HTMLElement | null>
  /** Called by Escape, and by a press or the focus elsewhere; it is open while it is drawn. */
  onClose: () => void
  /** Beside the title. */
  actions?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/**
 * What a button opens over a page that stays usable: below the nearest element around it with a position, such as a bar, at its right, and on a
 * phone as wide as it.
 */
export function Popover({ title, opener, onClose, actions, footer, children }: PopoverProps) {
  const frame = useRef<HTMLDivElement>(null)
  const focusOpener = () => opener.current?.focus({ preventScroll: true })
  return (
    <RadixDialog.Root open modal={false} onOpenChange={onClose}>
      <Frame
        ref={frame}
        onOpenAutoFocus={event => {
          event.preventDefault()
          frame.current?.focus({ preventScroll: true })
        }}
        onEscapeKeyDown={event => {
          event.stopPropagation() // it is not for what is around
          focusOpener()
        }}
        onInteractOutside={event => {
          // Its own press closes it.
          if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault()
        }}
        onCloseAutoFocus={event => {
          event.preventDefault()
          if (document.activeElement === document.body) focusOpener()
        }}
      >
        <Top>
          <RadixDialog.Title asChild>
            <Title>{title}</Title>
          </RadixDialog.Title>
          {actions}
        </Top>
        <Body>{children}</Body>
        {footer && <Footer>{footer}</Footer>}
      </Frame>
    </RadixDialog.Root>
  )
}

/** A phone on its side, or large text: bars that stay would leave no room between them. */
const high = '@media (min-height: 30em)'

const barPx = 56

/** It has the focus first, so it is what scrolls: arrow keys read all of it. */
const Frame = styled(RadixDialog.Content)`
  ${floatingStyle}
  position: absolute;
  inset: calc(100% + ${space[1]}) ${space[2]} auto;
  display: flex;
  flex-direction: column;
  max-height: min(600px, calc(100dvh - ${size.header} - ${space[4]}));
  overflow-y: auto;
  overscroll-behavior: contain;
  ${high} {
    scroll-padding-block: ${barPx}px;
  }
  ${media.tablet} {
    left: auto;
    width: 400px;
  }
  ${media.desktop} {
    right: ${space[6]};
  }
`

const bar = `
  display: flex;
  flex: none;
  align-items: center;
  min-height: ${barPx}px;
  background: ${color.raised};
  border: 0 solid ${color.border};
`

const Top = styled.div`
  ${bar}
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[2]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-bottom-width: 1px;
  ${high} {
    position: sticky;
    top: 0;
    z-index: 1;
  }
`

const Title = styled.h2`
  font-size: ${fontSize.md};
  font-weight: ${fontWeight.bold};
`

const Body = styled.div`
  flex: auto;
`

const Footer = styled.div`
  ${bar}
  justify-content: center;
  padding: ${space[1]} ${space[2]};
  border-top-width: 1px;
  ${high} {
    position: sticky;
    bottom: 0;
    z-index: 1;
  }
`
