// How the search screen is laid out; the page and its skeleton fill the same places.
import { color, fontSize, media, radius, size, space } from '@portal/shared-ui/tokens'
import { css, styled } from 'styled-components'
import type { SearchView } from './use-search-state.ts'

/** From this width the filters are next to the results. */
export const wideScreen = '(min-width: 1280px)'

/** A phone in either direction: a home that is chosen on the map opens at the bottom, not in a popup. */
export const phoneScreen = '(max-width: 767.98px), (pointer: coarse) and (max-height: 500px)'

export const Screen = styled.div`
  position: relative;
  padding: ${space[4]} ${space[4]} 96px;
  ${media.tablet} {
    padding: ${space[4]} ${space[6]} ${space[8]};
  }
  ${media.desktop} {
    padding-top: 0;
  }
`

/** With the map and the filters it stays while the list scrolls, where the screen is high enough. */
const staying = '@media (min-width: 1024px) and (min-height: 600px)'
const toolbarHeight = '60px'
/** Where what stays begins, and how high it is at most: from there to the screen's edge, with a gap. */
const stayTop = `calc(${size.header} + ${toolbarHeight})`
const stayHeight = `calc(100dvh - ${size.header} - ${toolbarHeight} - ${space[4]})`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-height: ${size.touch};
  margin-bottom: ${space[3]};
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

/** How many homes were found; as wide before that is known, so that nothing beside it moves. */
export const Count = styled.span`
  min-width: 112px;
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

export const Columns = styled.div<{ $view: SearchView; $hasFilters: boolean }>`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: ${props => columns[props.$view]};
  }
  @media ${wideScreen} {
    ${props => props.$hasFilters && `grid-template-columns: 296px ${columns[props.$view]};`}
  }
`

export const FilterPlace = styled.div<{ $ifWide?: boolean; $ifNarrow?: boolean }>`
  ${props => props.$ifWide && hidden('(max-width: 1279.98px)')}
  ${props => props.$ifNarrow && hidden(wideScreen)}
`

const hidden = (query: string) => `@media ${query} { display: none; }`

/** The filters next to the results: as tall as the screen allows. */
export const FilterColumnPlace = styled(FilterPlace)`
  ${staying} {
    --filter-fields-height: calc(${stayHeight} - 138px);
    position: sticky;
    top: ${stayTop};
  }
`

/** On a phone a part reaches from edge to edge. */
const edgeToEdge = css`
  @media (max-width: 767.98px) {
    margin-inline: calc(-1 * ${space[4]});
    & > section {
      border-inline: 0;
      border-radius: 0;
    }
  }
`

/**
 * At least 600 px by itself and 400 px next to the list (spec §9), on a large screen all the room there is; it stays while
 * the list scrolls. On a phone by itself it fills the screen, and next to the list that rises over it as the page scrolls; `$isLast`
 * puts it below the list there.
 */
export const MapPlace = styled.div<{ $view: SearchView; $isLast?: boolean }>`
  --map-height: ${props => (props.$view === 'map' ? '600px' : '400px')};
  position: relative;
  min-width: 0;
  & > section {
    scroll-margin-top: ${stayTop};
  }
  ${edgeToEdge}
  @media (max-width: 767.98px) {
    --map-height: ${props => (props.$view === 'map' ? 'calc(100dvh - 376px)' : 'min(400px, 50dvh)')};
  }
  ${props =>
    props.$view === 'split' &&
    css`
      @media (max-width: 1023.98px) {
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
  & > section {
    scroll-margin-top: ${stayTop};
  }
  ${edgeToEdge}
`
