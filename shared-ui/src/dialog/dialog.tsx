// A window above the page that takes the focus and returns it; on a phone it rises from the bottom edge.
import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import '../style-nonce/style-nonce.tsx'
import { Body, CloseButton, Content, Description, Footer, Header, Overlay, Title } from './dialog-style.tsx'

export interface DialogProps {
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  /** Called by its button, Escape and a click beside it; it is open while it is drawn. */
  onClose: () => void
  /** A click beside it would lose what was entered. */
  keepsOpen?: boolean
  /** After the focus returned: the time to move it elsewhere. */
  onClosed?: (() => void) | undefined
  /** Actions, visible while the body scrolls. */
  footer?: ReactNode
  /**
   * `sheet` is the whole screen of a phone, for a form; `screen` is the whole screen everywhere, for pictures, whose body has
   * no space around it.
   */
  placement?: 'center' | 'sheet' | 'screen'
  size?: 'sm' | 'md' | 'lg'
  children?: ReactNode
}

export function Dialog(props: DialogProps) {
  const { title, description, onClose, keepsOpen = false, onClosed, footer, children } = props
  const { placement = 'center', size = 'md' } = props
  const focusBack = useFocusBack(onClosed)
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay asChild>
          <Overlay />
        </RadixDialog.Overlay>
        <RadixDialog.Content
          asChild
          {...focusBack}
          {...(keepsOpen && { onInteractOutside: stay })}
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
            <ScrollingBody $placement={placement}>{children}</ScrollingBody>
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

const stay = (event: Event) => event.preventDefault()

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** Keys scroll what has the focus: it takes it itself if it scrolls and nothing in it does. */
const ScrollingBody = (props: ComponentProps<typeof Body>) => {
  const ref = useRef<HTMLDivElement>(null)
  const [takesFocus, setTakesFocus] = useState(false)
  useLayoutEffect(() => {
    const body = ref.current
    if (!body) return
    const look = () => setTakesFocus(body.scrollHeight > body.clientHeight && !body.querySelector(focusable))
    const observer = new ResizeObserver(look)
    for (const each of [body, ...body.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [])
  return <Body ref={ref} {...(takesFocus && { tabIndex: 0 })} {...props} />
}

/** Radix returns the focus only to its own trigger, and these dialogs have none. */
const useFocusBack = (onClosed?: () => void) => {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // It may be gone because of what the dialog did; the shell then focuses the nearest place around it (keep-focus.ts).
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
      onClosed?.()
    },
  }
}

interface DialogActionsProps extends ButtonProps {
  dismiss?: string
  isDismissable?: boolean
}

/** One button closes the dialog; the other, which takes the props, does what the dialog is for. */
export const DialogActions = ({
  dismiss = 'Cancel',
  isDismissable = true,
  ...action
}: DialogActionsProps) => (
  <>
    <RadixDialog.Close asChild>
      <Button variant="outline" disabled={!isDismissable}>
        {dismiss}
      </Button>
    </RadixDialog.Close>
    <Button {...action} />
  </>
)
