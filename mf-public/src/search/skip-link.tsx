import { color, radius, shadow, space } from '@portal/shared-ui/tokens'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'

/** Where skip links lead: the list and the map. */
export const skipTargets = { results: 'search-results', map: 'search-map' } as const

/** Moves the focus past what is long, without an entry in the history; visible only while it has the focus. */
export const SkipLink = ({ to }: { to: keyof typeof skipTargets }) => {
  const id = skipTargets[to]
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <Frame href={`#${id}`} onClick={skip}>
      Skip to {to}
    </Frame>
  )
}

const Frame = styled.a`
  position: absolute;
  z-index: 6;
  top: ${space[2]};
  left: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.sm};
  background: ${color.raised};
  box-shadow: ${shadow.raised};
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`
