// A form that was sent with an error takes the person to its first wrong field. Until a script has taken it over, sending does nothing, as
// `dialog` does outside a dialog: what is typed never ends up in an address.
import { type ComponentProps, type FormEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Stack } from '../stack/stack.tsx'

/** How far a pointer can move during a press, in px. */
const stillPx = 10

/**
 * An error that appears when a field loses the focus can move a button away while it is pressed; the browser then sends no click. Returns a
 * handler for `pointerdown` that clicks the button anyway if the pointer is released where it was pressed.
 */
const useKeptPress = () => {
  const press = useRef<AbortController>(null)
  useEffect(() => () => press.current?.abort(), [])
  return ({ target, clientX, clientY }: PointerEvent): void => {
    press.current?.abort()
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    press.current = new AbortController()
    const click = (event: MouseEvent) => {
      const isStill = Math.hypot(event.clientX - clientX, event.clientY - clientY) <= stillPx
      if (isStill && event.target instanceof Node && !button.contains(event.target)) button.click()
    }
    document.addEventListener('click', click, { once: true, signal: press.current.signal })
  }
}

interface FormProps
  extends Omit<ComponentProps<typeof Stack<'form'>>, 'as' | 'ref' | 'method' | 'noValidate' | 'onSubmit'> {
  /** Settles once all errors are shown, including the API's. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
}

export function Form({ onSubmit, ...form }: FormProps) {
  const frame = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries === 0) return
    const wrong = firstWrongIn(frame.current)
    wrong?.focus()
    // Its label, too; and WebKit leaves it behind what is sticky at the top.
    wrong?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
  }, [tries])
  const keepPress = useKeptPress()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    await onSubmit(event)
    // After react-hook-form, which focuses the wrong field that was drawn first.
    setTimeout(() => setTries(before => before + 1))
  }
  return (
    <Stack
      as="form"
      ref={frame}
      method="dialog"
      noValidate
      onSubmit={send}
      onPointerDown={keepPress}
      {...form}
    />
  )
}

const controls = 'input, textarea, select, button'

/** A group of choices is wrong as a whole: its first choice gets the focus. */
const firstWrongIn = (form: HTMLElement | null): HTMLElement | null => {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  return wrong?.matches(controls) ? wrong : (wrong?.querySelector<HTMLElement>(controls) ?? null)
}
