import { color, fontSize, fontWeight, media, radius, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

export const Large = styled.div`
  overflow: hidden;
  border-radius: ${radius.lg};
  /* Less tall on wide screens, so that the home's name is in view, too. */
  ${media.tablet} {
    & > div {
      aspect-ratio: 8 / 5;
    }
    & img {
      height: 100%;
    }
  }
`

export const LargeButton = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: -4px;
  }
`

export const Count = styled.span`
  position: absolute;
  right: ${space[3]};
  bottom: ${space[3]};
  padding: 2px ${space[3]};
  border-radius: ${radius.full};
  background: ${color.raised};
  color: ${color.text};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`

/** Touch screens swipe; the thumbnails are for a mouse. */
export const Thumbs = styled.ul`
  display: none;
  ${media.tablet} {
    display: flex;
    gap: ${space[2]};
    margin-top: ${space[2]};
    overflow-x: auto;
    scrollbar-width: thin;
  }
`

export const Thumb = styled.button`
  position: relative;
  display: block;
  width: 88px;
  height: 66px;
  overflow: hidden;
  border-radius: ${radius.sm};
  background: ${color.sunken};
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[aria-current='true']::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid ${color.primary};
    border-radius: inherit;
  }
`
