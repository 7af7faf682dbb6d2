import { color, media, motion, radius, shadow, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  background: ${color.sunken};
`

export const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

export const Arrow = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  z-index: 1;
  top: 50%;
  ${props => (props.$side === 'start' ? 'left' : 'right')}: ${space[2]};
  translate: 0 -50%;
  transition: opacity ${motion.fast};
  & > button {
    border-radius: ${radius.full};
    background: ${color.raised};
    box-shadow: ${shadow.raised};
  }
  ${media.hover} {
    opacity: 0;
    ${Frame}:hover &,
    ${Frame}:focus-within & {
      opacity: 1;
    }
  }
`

export const Dots = styled.div`
  position: absolute;
  z-index: 1;
  inset: auto 0 0;
  display: flex;
  justify-content: center;
`

export const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border: 1px solid ${color.borderStrong};
    border-radius: 50%;
    background: ${color.raised};
  }
  &[aria-current='true']::before {
    background: ${color.primary};
    scale: 1.25;
  }
`
