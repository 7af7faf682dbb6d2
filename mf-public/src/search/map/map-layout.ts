import { color, fontSize, media, radius, shadow, space } from '@portal/shared-ui/tokens'
import type { PopupOptions } from 'leaflet'
import { styled } from 'styled-components'

/** As high as `MapPlace` says. */
export const MapBox = styled.div`
  position: relative;
  height: var(--map-height);
  min-height: 180px;
  @media (max-height: 500px) and (max-width: 47.99em) {
    /* A phone in landscape: the selected home is next to it. */
    & .leaflet-bottom {
      max-width: 216px;
    }
  }
  overflow: hidden;
  border-block: 1px solid ${color.border};
`

/** Popups pan the map to keep clear of its zoom buttons, the button at its top, and the notes at its bottom. */
export const popupRoom: PopupOptions = {
  autoPanPaddingTopLeft: [64, 64],
  autoPanPaddingBottomRight: [16, 64],
}

export const OverMap = styled.div`
  position: absolute;
  z-index: 1;
  inset: ${space[3]} 0 auto;
  display: flex;
  justify-content: center;
  pointer-events: none;
  /* A phone in landscape: the selected home is next to it. */
  @media (max-height: 500px) and (max-width: 47.99em) {
    justify-content: start;
    inset-inline-start: 56px;
  }
  & > button {
    pointer-events: auto;
    min-height: ${space[10]};
    border-radius: ${radius.full};
    box-shadow: ${shadow.raised};
  }
`

/** Says which homes the map shows. Its height is reserved before the text arrives. */
export const Placement = styled.p`
  min-height: 58px;
  padding: ${space[2]} ${space[4]};
  background: ${color.sunken};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  ${media.tablet} {
    min-height: 38px;
  }
`
