import type { ComponentProps, MouseEvent } from 'react'
import { goTo, useAddress } from './address.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the portal. */
  to: string
  /** State for its page. */
  state?: unknown
}

const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey

/** Shows another page of the portal without a page load. */
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

/** A link that is marked when it leads to the current page, or to one above it. */
export const NavLink = (props: LinkProps) => {
  const { pathname } = useAddress()
  const isHere = `${pathname}/`.toLowerCase().startsWith(`${props.to}/`.toLowerCase())
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />
}
