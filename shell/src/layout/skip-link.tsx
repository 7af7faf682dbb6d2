import { color, layer, radius, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** The first stop of the keyboard; seen only while it has the focus. */
export const SkipLink = styled.a`
  position: absolute;
  top: ${space[2]};
  left: ${space[2]};
  z-index: ${layer.floating};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.sm};
  background: ${color.raised};
  translate: 0 -200%;
  &:focus {
    translate: none;
  }
`
