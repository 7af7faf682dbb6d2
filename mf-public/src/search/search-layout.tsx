// How the search screen is laid out; the page and its skeleton fill the same places.
import { color, fontSize, media, radius, size, space } from '@portal/shared-ui/tokens'
import { css, styled } from 'styled-components'
import type { SearchView } from './use-search-state.ts'

/** From this width the filters are next to the results. */
export const wideScreen = '(min-width: 1280px)'

/** A phone in either direction: a home that is chosen on the map opens at the bottom, not in a popup. */
export const phoneScreen = '(max-width: 767.98px), (pointer: coarse) and (max-height: 500px)'

export const Screen = styled.div`
  padding: ${space[4]} ${space[4]} 96px;
  ${media.tablet} {
    padding: ${space[4]} ${space[6]} ${space[8]};
  }
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-height: ${size.touch};
  margin-bottom: ${space[3]};
`

/** What is searched for, in words; takes the room that is left. */
export const Summary = styled.p`
  flex: 1;
  min-width: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 767px) {
    order: 1;
    flex-basis: 100%;
    &:empty {
      display: none;
    }
  }
`

/** In the toolbar on a wide screen; on a phone within reach of the thumb, above the page. */
export const ViewSwitch = styled.div`
  position: fixed;
  inset: auto 0 ${space[4]};
  z-index: 10;
  display: flex;
  justify-content: center;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  & > fieldset {
    background: ${color.raised};
    box-shadow: var(--shadow-raised);
  }
  ${media.tablet} {
    position: static;
    & > fieldset {
      background: ${color.hover};
      box-shadow: inset 0 0 0 1px ${color.border};
    }
  }
`

const columns = { split: 'minmax(0, 11fr) minmax(0, 12fr)', map: 'minmax(0, 1fr)', list: 'minmax(0, 1fr)' }

export const Columns = styled.div<{ $view: SearchView; $filters: 'open' | 'closed' | 'if-wide' }>`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: ${props => columns[props.$view]};
  }
  @media ${wideScreen} {
    ${props => props.$filters !== 'closed' && `grid-template-columns: 296px ${columns[props.$view]};`}
  }
`

export const FilterPlace = styled.div<{ $ifWide?: boolean; $ifNarrow?: boolean }>`
  ${props => props.$ifWide && hidden('(max-width: 1279.98px)')}
  ${props => props.$ifNarrow && hidden(wideScreen)}
`

const hidden = (query: string) => `@media ${query} { display: none; }`

/** On a phone the list is a sheet that rises over the map as the page scrolls. */
export const MapPlace = styled.div<{ $view: SearchView }>`
  min-width: 0;
  ${props =>
    props.$view === 'split' &&
    css`
      @media (max-width: 1023px) {
        position: sticky;
        top: calc(${size.header} + ${space[2]});
        order: -1;
      }
    `}
`

export const ListPlace = styled.div`
  position: relative;
  z-index: 1;
  min-width: 0;
  border-radius: ${radius.md};
  background: ${color.surface};
`
