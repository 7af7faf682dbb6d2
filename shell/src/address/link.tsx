import type { ComponentProps, MouseEvent } from 'react'
import { goTo } from './address.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  state?: unknown
}

const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey

export const Link = ({ to, state, onClick, ...attributes }: LinkProps) => (
  <a
    {...attributes}
    href={to}
    onClick={event => {
      onClick?.(event)
      if (event.defaultPrevented || isForBrowser(event)) return
      event.preventDefault()
      goTo(to, { state })
    }}
  />
)
