// A form that was sent with an error takes the person to its first wrong field. Until a script has taken it over, sending does nothing, as
// `dialog` does outside a dialog: what is typed never ends up in an address.
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { Stack } from '../stack/stack.tsx'
import { useKeptPress } from './use-kept-press.ts'

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
