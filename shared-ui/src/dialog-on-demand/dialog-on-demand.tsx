// Around a dialog whose code loads when it is opened.
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Boundary } from '../boundary/boundary.tsx'
import { Button } from '../button/button.tsx'
import { Body, Content, Header, Overlay, Title } from '../dialog/dialog-style.tsx'
import { ErrorPanel } from '../error-panel/error-panel.tsx'
import { WhileLoading } from '../platform/lazily.tsx'
import { useIsTakenOver } from '../platform/use-is-taken-over.tsx'
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx'

interface Shape {
  title: ReactNode
  placement?: 'center' | 'sheet'
  size?: 'sm' | 'md' | 'lg'
  onClose: () => void
}

interface DialogOnDemandProps extends Shape {
  /** When its code fails to load. */
  failure?: string
  /** Made by `lazily`. */
  children: ReactNode
}

export const DialogOnDemand = ({ failure, children, ...shape }: DialogOnDemandProps) => (
  <Boundary fallback={retry => <Missing {...shape} {...(failure && { failure })} onRetry={retry} />}>
    <WhileLoading
      show={
        <Place {...shape}>
          <SkeletonGroup label="Loading">
            <Skeleton $height="160px" />
          </SkeletonGroup>
        </Place>
      }
    >
      {children}
    </WhileLoading>
  </Boundary>
)

/** The focus is still on the opener, so that the dialog can return it there. */
function Place({
  title,
  placement = 'center',
  size = 'md',
  onClose,
  children,
}: Shape & { children: ReactNode }) {
  const isTakenOver = useIsTakenOver()
  if (!isTakenOver) return null // the server has no place outside the page to draw it in
  return createPortal(
    <>
      <Overlay onClick={onClose} />
      <Content $placement={placement} $size={size}>
        <Header>
          <Title>{title}</Title>
        </Header>
        <Body $placement={placement}>{children}</Body>
      </Content>
    </>,
    document.body,
  )
}

function Missing({ failure = 'We couldn’t open this', onRetry, ...shape }: MissingProps) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const opener = document.activeElement
    panel.current?.querySelector('button')?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <Place {...shape}>
      <div ref={panel}>
        <ErrorPanel
          title={failure}
          onRetry={onRetry}
          actions={
            <Button variant="outline" onClick={shape.onClose}>
              Close
            </Button>
          }
        >
          Check your connection and try again.
        </ErrorPanel>
      </div>
    </Place>
  )
}

interface MissingProps extends Shape {
  failure?: string
  onRetry: () => void
}
