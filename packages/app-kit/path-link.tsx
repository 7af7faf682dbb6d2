import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

interface PathLinkProps extends ComponentProps<'a'> {
  to: string
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * A link for the current router. The router's own Link would add to the hub's first load, which has no other
 * links.
 */
export const PathLink = ({ to, onClick, ...attributes }: PathLinkProps) => {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(to)
  }
  return <a {...attributes} href={to} onClick={follow} />
}
