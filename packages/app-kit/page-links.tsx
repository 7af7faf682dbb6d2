import { scrollToMiddle } from '@portal/shared-ui/scroll-to-middle'
import { color, fontSize, fontWeight, media, size, space } from '@portal/shared-ui/tokens'
import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

interface PagePlace {
  words: string
  to: string
  /** How the addresses of the pages below it begin. */
  above?: string
}

interface PageLinksProps {
  /** For screen readers. */
  label: string
  places: readonly PagePlace[]
}

/** To pages that belong together. The one that is open is marked, and in view where they scroll sideways. */
export const PageLinks = ({ label, places }: PageLinksProps) => {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page's link is in another place
  useLayoutEffect(() => scrollToMiddle(list.current, '[aria-current]'), [pathname])
  const currentOf = ({ to, above }: PagePlace) =>
    to === pathname ? 'page' : above && pathname.startsWith(above) ? true : undefined
  return (
    <nav aria-label={label}>
      <List ref={list} role="list">
        {places.map(place => (
          <li key={place.to}>
            <Place to={place.to} aria-current={currentOf(place)}>
              {place.words}
            </Place>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  column-gap: ${space[3]};
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  margin-bottom: ${space[6]};
  padding: 0;
  box-shadow: inset 0 -1px ${color.border};
  font-size: ${fontSize.sm};
  list-style: none;
  ${media.tablet} {
    column-gap: ${space[6]};
    font-size: ${fontSize.md};
  }
`

const Place = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${size.touch};
  color: ${color.textMuted};
  font-weight: ${fontWeight.semibold};
  text-decoration: none;
  &:hover {
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    color: ${color.text};
    box-shadow: inset 0 -2px ${color.primary};
  }
`
