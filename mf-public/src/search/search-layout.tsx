import { color, lane, media, radius, size, space } from '@portal/shared-ui/tokens'
import { css, styled } from 'styled-components'
import type { SearchView } from './use-search-state.ts'

/** From this width the filters are next to the results. */
export const wideScreen = '(min-width: 80em)'

/** A phone in either orientation: a home selected on the map opens at the bottom, not in a popup. */
export const phoneScreen = '(max-width: 47.99em), (pointer: coarse) and (max-height: 500px)'

/** From this width the map is next to the list, in the split view. */
export const sideBySide = '(min-width: 64em)'

export const Screen = styled.div`
  position: relative;
  padding: ${space[4]} ${space[4]} ${space[6]};
  ${media.tablet} {
    padding: ${space[4]} ${space[6]} ${space[8]};
  }
  ${media.desktop} {
    padding-top: 0;
  }
`

/** Toolbar, map and filters are sticky while the list scrolls, if the screen is tall enough. */
const staying = '@media (min-width: 64em) and (min-height: 600px)'
const toolbarHeight = '60px'
/** The position and maximum height of sticky parts: down to the edge of the screen, with a gap. */
const stayTop = `calc(${size.header} + ${toolbarHeight})`
const stayHeight = `calc(100dvh - ${size.header} - ${toolbarHeight} - ${space[4]})`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  margin-bottom: ${space[3]};
  ${media.tablet} {
    column-gap: ${space[3]};
  }
  ${staying} {
    position: sticky;
    top: ${size.header};
    z-index: 5;
    height: ${toolbarHeight};
    margin: 0 calc(-1 * ${space[6]});
    padding-inline: ${space[6]};
    background: ${color.canvas};
  }
`

/** The number of homes found; its width is reserved, so that nothing next to it moves. */
export const Count = styled.span`
  min-width: 112px;
`

/** The active filters as chips; fills the remaining width, and scrolls if there are many. */
export const Summary = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  padding: 7px ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  @media (max-width: 47.99em) {
    flex-wrap: wrap;
    order: 1;
    flex-basis: 100%;
    overflow: visible;
    padding: 2px 0;
    &:empty {
      display: none;
    }
  }
`

/** In the toolbar on a wide screen; at the bottom of a phone's screen, within reach of the thumb. */
export const ViewSwitch = styled.div`
  @media (max-width: 47.99em) {
    display: flex;
    align-items: center;
    justify-content: center;
    padding-right: ${lane.besideAssistant};
    & > fieldset {
      background: ${color.raised};
      box-shadow: var(--shadow-raised);
    }
  }
  @media (max-width: 22.49em) {
    & button {
      padding-inline: ${space[2]};
    }
  }
`

const columns = { split: 'minmax(0, 11fr) minmax(0, 12fr)', map: 'minmax(0, 1fr)', list: 'minmax(0, 1fr)' }

export const Columns = styled.div<{ $view: SearchView; $hasFilters: boolean }>`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: ${props => columns[props.$view]};
    ${props => props.$view === 'list' && `margin-inline-end: max(0px, ${lane.besideAssistant} - ${space[6]});`}
  }
  @media ${wideScreen} {
    ${props => props.$hasFilters && `grid-template-columns: 296px ${columns[props.$view]};`}
  }
`

export const FilterPlace = styled.div<{ $ifWide?: boolean; $ifNarrow?: boolean }>`
  @media (max-width: 47.99em) {
    margin-inline-start: auto;
  }
  ${props => props.$ifWide && hidden('(max-width: 79.99em)')}
  ${props => props.$ifNarrow && hidden(wideScreen)}
`

const hidden = (query: string) => `@media ${query} { display: none; }`

/** The filters next to the results, as tall as the screen allows. */
export const FilterColumnPlace = styled(FilterPlace)`
  ${staying} {
    --filter-fields-height: calc(${stayHeight} - 138px);
    position: sticky;
    top: ${stayTop};
  }
`

/** Scrolls a part into view below the sticky toolbar; the page leaves room for the header. */
const belowToolbar = css`
  ${staying} {
    & > section {
      scroll-margin-top: ${toolbarHeight};
    }
  }
`

/** On a phone, parts span the whole width. */
const edgeToEdge = css`
  @media (max-width: 47.99em) {
    margin-inline: calc(-1 * ${space[4]});
    & > section {
      border-inline: 0;
      border-radius: 0;
    }
  }
`

/**
 * At least 600 px alone and 400 px next to the list (spec §9), or all the space on a large screen. A phone keeps
 * room for the card of a selected home (384 px, with header and view switch), and for the list's first home; the list
 * slides over the map as the page scrolls, and `$isLast` puts the map below the list there.
 */
export const MapPlace = styled.div<{ $view: SearchView; $isLast?: boolean }>`
  --map-height: ${props => (props.$view === 'map' ? '600px' : '400px')};
  position: relative;
  min-width: 0;
  ${belowToolbar}
  ${edgeToEdge}
  @media (max-width: 47.99em) {
    --map-height: ${props => (props.$view === 'map' ? 'calc(100dvh - 384px)' : 'min(400px, 36dvh, 100dvh - 384px)')};
  }
  ${props =>
    props.$view === 'split' &&
    css`
      @media (max-width: 63.99em) {
        position: sticky;
        top: ${size.header};
        order: ${props.$isLast ? 0 : -1};
      }
    `}
  ${staying} {
    --map-height: max(${props => (props.$view === 'map' ? '600px' : '400px')}, calc(${stayHeight} - 98px));
    position: sticky;
    top: ${stayTop};
  }
`

export const ListPlace = styled.div`
  position: relative;
  z-index: 1;
  min-width: 0;
  border-radius: ${radius.md};
  background: ${color.surface};
  ${belowToolbar}
  ${edgeToEdge}
`
