import { color, radius, shadow, space } from '@portal/shared-ui/tokens'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'

/** The targets of skip links: the list and the map. */
export const skipTargets = { results: 'search-results', map: 'search-map' } as const

/** Skips a long part without adding a history entry; visible only while focused. */
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
