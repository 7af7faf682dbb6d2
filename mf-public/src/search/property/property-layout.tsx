// How the page of a home is laid out; the page and its skeleton fill the same places.
import { mapGround } from '@portal/shared-ui/map-placeholder'
import { Page } from '@portal/shared-ui/page'
import { color, fontSize, fontWeight, layer, media, radius, size, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

export const PropertyScreen = styled(Page)`
  padding-top: ${space[2]};
  padding-bottom: 0;
  /* What has the focus is never below the bar. */
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

/** The way back, and at its other end what can be done with the page. */
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

/** The pictures; as wide as the page on a phone. */
export const PicturePlace = styled.div`
  position: relative;
  margin-bottom: ${space[5]};
`

/** What it costs and who offers it, in sight while the rest scrolls. */
export const Aside = styled.aside`
  ${media.desktop} {
    grid-area: aside;
    position: sticky;
    top: calc(${size.header} + ${space[6]});
  }
`

/** What stands in the bar at the bottom where the screen is narrow. */
export const WideOnly = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`

/** At the bottom of the screen while the page is read on a phone; it ends with the page. */
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
  padding: ${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom));
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
    padding-inline: ${space[6]};
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

/** The ground is there until the map is, which loads once one comes near it. */
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
