import { css, keyframes, styled } from 'styled-components'
import { IconButton } from '../icon-button/icon-button.tsx'
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

const fade = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; translate: 0 24px; }`

export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.overlay};
  animation: ${fade} ${motion.base};
`

const widths = { sm: '420px', md: '560px', lg: '760px' }

const center = css<{ $size: keyof typeof widths }>`
  inset: auto 0 0;
  max-height: calc(100dvh - 32px);
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  animation: ${rise} ${motion.base};
  ${media.tablet} {
    inset: 0;
    width: calc(100% - 64px);
    max-width: ${props => widths[props.$size]};
    height: fit-content;
    max-height: calc(100dvh - 64px);
    margin: auto;
    border-radius: ${radius.lg};
  }
`

const sheet = css<{ $size: keyof typeof widths }>`
  ${center}
  @media (max-width: 47.99em) {
    inset: 0;
    max-height: none;
    border-radius: 0;
  }
`

const screen = css`
  inset: 0;
  animation: ${fade} ${motion.base};
`

const placements = { center, sheet, screen }

/** A phone on its side, or large text: the body would have no room between header and footer, so all of it scrolls. */
const low = '@media (max-height: 30em)'

interface PlacementProps {
  $placement: keyof typeof placements
}

export const Content = styled.div<PlacementProps & { $size: keyof typeof widths }>`
  position: fixed;
  z-index: ${layer.overlay};
  display: flex;
  flex-direction: column;
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.overlay};
  ${props => placements[props.$placement]}
  ${low} {
    overflow-y: auto;
  }
`

export const Header = styled.div`
  padding: ${space[6]} 68px ${space[2]} ${space[6]};
`

export const CloseButton = styled(IconButton)`
  position: absolute;
  top: ${space[4]};
  right: ${space[3]};
`

export const Title = styled.h2`
  font-size: ${fontSize.lg};
  font-weight: ${fontWeight.bold};
  letter-spacing: -0.01em;
`

export const Description = styled.p`
  margin-top: ${space[1]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`

export const Body = styled.div<PlacementProps>`
  /* Not 1, whose basis of 0% leaves nothing in WebKit, where the dialog is as tall as its content. */
  flex: auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${props => (props.$placement === 'screen' ? '0' : `${space[2]} ${space[6]} ${space[6]}`)};
  ${low} {
    flex: ${props => (props.$placement === 'screen' ? 'auto' : 'none')};
  }
`

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[4]} ${space[6]};
  border-top: 1px solid ${color.border};
`
