// How the page of a home is laid out; the page and its skeleton fill the same places.
import { Page } from '@portal/shared-ui/page'
import { color, fontSize, fontWeight, media, radius, size, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

export const PropertyScreen = styled(Page)`
  padding-top: ${space[2]};
  ${media.tablet} {
    padding-top: ${space[3]};
  }
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
  overflow: hidden;
  border-radius: ${radius.lg};
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

export const MapPlace = styled.div`
  height: 320px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
`
