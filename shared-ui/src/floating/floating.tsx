// What floats above the page (lists, menus) looks and appears the same way.
import { css, keyframes } from 'styled-components'
import { color, layer, motion, radius, shadow } from '../tokens/tokens.tsx'

const appear = keyframes`from { opacity: 0; translate: 0 -4px; }`

export const floatingStyle = css`
  z-index: ${layer.floating};
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.raised};
  animation: ${appear} ${motion.fast};
`
