// A window above the page that takes the focus and returns it; on a phone it rises from the bottom edge.
import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import '../style-nonce/style-nonce.tsx'
import { Body, CloseButton, Content, Description, Footer, Header, Overlay, Title } from './dialog-style.tsx'

export interface DialogProps {
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** After it closed and the focus went back to where it was: the time to move it elsewhere. */
  onClosed?: (() => void) | undefined
  /** The button that opens it, where it is not opened from outside. */
  trigger?: ReactNode
  /** Its actions, which stay visible while the body scrolls. */
  footer?: ReactNode
  /**
   * `side` is a panel along the right edge, for navigation and filters; `sheet` is the whole screen of a phone, for a form;
   * `screen` is the whole screen everywhere, for pictures, whose body has no space around it.
   */
  placement?: 'center' | 'side' | 'sheet' | 'screen'
  size?: 'sm' | 'md' | 'lg'
  children?: ReactNode
}

export function Dialog(props: DialogProps) {
  const { title, description, open, onOpenChange, onClosed, trigger, footer, children } = props
  const { placement = 'center', size = 'md' } = props
  const focusBack = useFocusBack(onClosed)
  return (
    <RadixDialog.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay asChild>
          <Overlay />
        </RadixDialog.Overlay>
        <RadixDialog.Content
          asChild
          {...focusBack}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Content $placement={placement} $size={size}>
            <Header>
              <RadixDialog.Title asChild>
                <Title>{title}</Title>
              </RadixDialog.Title>
              {description && (
                <RadixDialog.Description asChild>
                  <Description>{description}</Description>
                </RadixDialog.Description>
              )}
            </Header>
            <Body $placement={placement}>{children}</Body>
            {footer && <Footer>{footer}</Footer>}
            {/* Last, so that the focus begins at the first field or action. */}
            <RadixDialog.Close asChild>
              <CloseButton label="Close">
                <X aria-hidden />
              </CloseButton>
            </RadixDialog.Close>
          </Content>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Radix returns the focus only to its own trigger; a dialog that is opened from outside has none. */
const useFocusBack = (onClosed?: () => void) => {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // It may have gone with what the dialog did.
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
      onClosed?.()
    },
  }
}

/** Wraps a button (as its one child) that closes the dialog around it. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>
}
