import * as RadixToast from '@radix-ui/react-toast'
import { keyframes, styled } from 'styled-components'
import {
  color,
  fontSize,
  fontWeight,
  layer,
  media,
  motion,
  radius,
  shadow,
  space,
} from '../tokens/tokens.tsx'

const appear = keyframes`from { opacity: 0; translate: 0 16px; }`
const leave = keyframes`to { translate: calc(100% + 16px) 0; }`

export const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  inset: auto ${space[4]} ${space[4]};
  z-index: ${layer.toast};
  margin: 0;
  padding: 0;
  list-style: none;
  outline: none;
  ${media.tablet} {
    inset: auto ${space[6]} ${space[6]} auto;
    width: 400px;
  }
`

const iconColors = { neutral: color.primary, success: color.onSuccessSoft, danger: color.danger }

export const Root = styled(RadixToast.Root)<{ $tone: keyof typeof iconColors }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[2]} ${space[3]} ${space[4]};
  border: 1px solid ${props => (props.$tone === 'danger' ? color.danger : color.border)};
  border-radius: ${radius.md};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.raised};
  animation: ${appear} ${motion.base};
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 12px;
    color: ${props => iconColors[props.$tone]};
  }
  &[data-swipe='move'] {
    translate: var(--radix-toast-swipe-move-x) 0;
  }
  &[data-swipe='cancel'] {
    translate: 0 0;
    transition: translate ${motion.base};
  }
  &[data-swipe='end'] {
    animation: ${leave} ${motion.fast} forwards;
  }
`

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 10px;
`

export const Title = styled(RadixToast.Title)`
  font-weight: ${fontWeight.semibold};
`

export const Description = styled(RadixToast.Description)`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
