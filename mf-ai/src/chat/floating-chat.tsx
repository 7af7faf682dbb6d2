// The floating assistant: a card at the bottom right, or a sheet over a narrow screen (spec §2.15).
import { IconButton } from '@portal/shared-ui/icon-button'
import { type Store, useStore } from '@portal/shared-ui/platform/store'
import { color, layer, media, motion, radius, shadow, space } from '@portal/shared-ui/tokens'
import { Minus } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { keyframes, styled } from 'styled-components'
import { ChatView } from './chat-view.tsx'
import { isNarrow, useSheet } from './use-sheet.ts'

export const FloatingChat = ({ isOpen }: { isOpen: Store<boolean> }) => {
  const isShown = useStore(isOpen)
  const frame = useRef<HTMLElement>(null)
  useSheet(frame, isOpen)
  const wasShown = useRef(isShown)
  useEffect(() => {
    // A phone's on-screen keyboard would cover the conversation.
    if (isShown && !wasShown.current && !isNarrow()) frame.current?.querySelector('textarea')?.focus()
    wasShown.current = isShown
  }, [isShown])
  const minimize = () => isOpen.set(false)
  useEffect(() => {
    if (!isShown) return
    /** The sheet would hide the page after Back or Forward. Other changes fire popstate too, but single-spa marks them. */
    const uncoverBack = (event: PopStateEvent) => {
      if (isNarrow() && !('singleSpa' in event)) isOpen.set(false)
    }
    window.addEventListener('popstate', uncoverBack)
    return () => window.removeEventListener('popstate', uncoverBack)
  }, [isShown, isOpen])
  /** The sheet would hide the page that was opened. */
  const uncover = ({ target }: MouseEvent) => {
    if (isNarrow() && target instanceof Element && target.closest('a')) minimize()
  }
  return (
    <BrowserRouter>
      <Frame
        ref={frame}
        aria-label="AI Assistant"
        tabIndex={-1}
        hidden={!isShown}
        onClick={uncover}
        onKeyDown={event => event.key === 'Escape' && !event.defaultPrevented && minimize()}
      >
        <ChatView
          isShown={isShown}
          actions={
            <IconButton label="Minimize" onClick={minimize}>
              <Minus aria-hidden />
            </IconButton>
          }
        />
      </Frame>
    </BrowserRouter>
  )
}

const rise = keyframes`from { opacity: 0; translate: 0 16px; }`

/** A sheet fills the visible part of the page, which a phone's keyboard shrinks (use-sheet.ts). */
const Frame = styled.section`
  position: fixed;
  inset: var(--seen-top, 0) 0 auto;
  z-index: ${layer.overlay};
  height: var(--seen-height, 100dvh);
  padding-top: env(safe-area-inset-top);
  overflow: hidden;
  background: ${color.surface};
  color: ${color.text};
  outline: none;
  animation: ${rise} ${motion.base};
  &[hidden] {
    display: none;
  }
  ${media.tablet} {
    inset: auto ${space[6]} ${space[6]} auto;
    z-index: ${layer.header};
    width: 400px;
    height: min(640px, calc(100dvh - 112px));
    padding-top: 0;
    border: 1px solid ${color.border};
    border-radius: ${radius.lg};
    background: ${color.surface};
    box-shadow: ${shadow.overlay};
  }
`
