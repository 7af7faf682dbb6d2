import { css, keyframes } from 'styled-components'
import { color, layer, motion, radius, shadow } from '../tokens/tokens.tsx'

const appear = keyframes`from { opacity: 0; translate: 0 -4px; }`

export const raisedStyle = css`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.raised};
`

/**
 * It does not animate once closed: Radix would keep a surface that was closed before it was drawn until the animation ends, and if it
 * opened again by then, it would not get the focus.
 */
export const floatingStyle = css`
  ${raisedStyle}
  z-index: ${layer.floating};
  overflow: hidden;
  &:not([data-state='closed']) {
    animation: ${appear} ${motion.fast};
  }
`
