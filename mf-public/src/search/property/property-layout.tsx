import { mapGround } from '@portal/shared-ui/map-placeholder'
import { Page } from '@portal/shared-ui/page'
import {
  color,
  fontSize,
  fontWeight,
  lane,
  layer,
  media,
  radius,
  size,
  space,
} from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

export const PropertyScreen = styled(Page)`
  padding-top: ${space[2]};
  padding-bottom: 0;
  overflow-wrap: anywhere;
  /* Keeps focused elements above the bottom bar. */
  & :is(a, button) {
    scroll-margin-bottom: 120px;
  }
  ${media.tablet} {
    padding-top: ${space[3]};
    padding-bottom: 0;
  }
  ${media.desktop} {
    padding-bottom: ${space[16]};
  }
`

/** The back link, and the page's actions at the other end. */
export const TopLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${size.touch};
`

export const BackLink = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  color: ${color.text};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  & > svg {
    width: 18px;
    height: 18px;
  }
`

export const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  ${media.desktop} {
    grid-template: 'lead aside' auto 'sections aside' 1fr / minmax(0, 1fr) 360px;
    gap: ${space[8]} ${space[10]};
    align-items: start;
  }
`

/** Pictures and name; on a phone the rent comes next. */
export const Lead = styled.div`
  ${media.desktop} {
    grid-area: lead;
  }
`

export const PicturePlace = styled.div`
  position: relative;
  margin-bottom: ${space[5]};
`

/** Rent and landlord, in view while the rest scrolls. */
export const Aside = styled.aside`
  ${media.desktop} {
    grid-area: aside;
    position: sticky;
    top: calc(${size.header} + ${space[6]});
  }
`

/** Content that narrow screens show in the bottom bar. */
export const WideOnly = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`

/** Sticks to the bottom of a phone's screen, and ends with the page. */
export const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: ${layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  margin: ${space[8]} -${space[4]} 0;
  padding: ${space[3]} max(${space[4]}, ${lane.besideAssistant}) ${space[3]} ${space[4]};
  border-top: 1px solid ${color.border};
  background: ${color.surface};
  & > div {
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    gap: ${space[2]};
  }
  ${media.tablet} {
    margin-inline: -${space[6]};
    padding-inline: ${space[6]} max(${space[6]}, ${lane.besideAssistant});
  }
  ${media.desktop} {
    display: none;
  }
`

export const Sections = styled.div`
  display: grid;
  gap: ${space[8]};
  ${media.desktop} {
    grid-area: sections;
  }
  & > section {
    display: grid;
    gap: ${space[3]};
  }
`

/** Below the columns, as wide as both. */
export const Below = styled.div`
  margin-top: ${space[8]};
`

/** A plain background until the map loads, which happens when it comes near. */
export const MapPlace = styled.div`
  ${mapGround}
  height: 320px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  & > div {
    height: 100%;
  }
`
