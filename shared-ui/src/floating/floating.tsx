// What floats above the page (lists, menus, toasts) looks the same way.
import { css, keyframes } from 'styled-components'
import { color, layer, motion, radius, shadow } from '../tokens/tokens.tsx'

const appear = keyframes`from { opacity: 0; translate: 0 -4px; }`

/** The surface, wherever it is used. */
export const raisedStyle = css`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.raised};
`

/**
 * A surface that opens next to what was pressed. It is not moving once closed: Radix would keep one that was closed before it was
 * drawn until the motion ends, and one that opens again by then would not take the focus.
 */
export const floatingStyle = css`
  ${raisedStyle}
  z-index: ${layer.floating};
  overflow: hidden;
  &:not([data-state='closed']) {
    animation: ${appear} ${motion.fast};
  }
`
