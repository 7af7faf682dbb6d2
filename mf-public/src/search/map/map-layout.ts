import { color, fontSize, media, radius, shadow, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import type { SearchView } from '../use-search-state.ts'

/** 400 px next to the list, 600 px by itself (spec §9); on a phone never taller than the room on the screen. */
export const MapBox = styled.div<{ $view: SearchView }>`
  position: relative;
  box-sizing: content-box;
  height: ${props => (props.$view === 'map' ? 'min(600px, calc(100dvh - 320px))' : '400px')};
  min-height: 320px;
  overflow: hidden;
  border-block: 1px solid ${color.border};
  ${media.tablet} {
    height: ${props => (props.$view === 'map' ? '600px' : '400px')};
  }
`

/** Below the map: what it does not show and, next to a list, the chosen home, so that both are equally tall. */
export const MapFoot = styled.div<{ $view: SearchView }>`
  ${media.desktop} {
    display: flex;
    flex-direction: column;
    min-height: ${props => (props.$view === 'map' ? '0' : '198px')};
  }
`

/** The chosen home in brief; on a narrower screen the popup and the list show it. */
export const ChosenPlace = styled.div`
  display: none;
  ${media.desktop} {
    display: grid;
    flex: 1;
    align-content: center;
    padding: ${space[2]} ${space[4]};
  }
`

export const OverMap = styled.div`
  position: absolute;
  z-index: 1;
  inset: ${space[3]} 0 auto;
  display: flex;
  justify-content: center;
  pointer-events: none;
  & > button {
    pointer-events: auto;
    min-height: 40px;
    border-radius: ${radius.full};
    box-shadow: ${shadow.raised};
  }
`

/** Which homes the map shows; its height is reserved before its words arrive. */
export const Placement = styled.p`
  min-height: 58px;
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.sunken};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  ${media.tablet} {
    min-height: 38px;
  }
`
