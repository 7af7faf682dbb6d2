import { color, layer, media, size, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

export const HeaderFrame = styled.header`
  position: sticky;
  top: 0;
  /* What it opens is above the assistant. */
  z-index: ${layer.header + 1};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  @media print {
    display: none;
  }
`

export const Bar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  height: ${size.header};
  padding-inline: ${space[4]} ${space[2]};
  ${media.desktop} {
    gap: ${space[2]};
    padding-inline: ${space[6]};
  }
`

export const SearchPlace = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
    flex: 1 1 240px;
    max-width: 420px;
    margin-inline: ${space[6]} auto;
  }
`

/** From 1024 px on; on narrower screens the panel has the same content. */
export const OnWide = styled.div`
  display: none;
  ${media.desktop} {
    display: flex;
    align-items: center;
    gap: ${space[1]};
  }
`

/** Until the session is known. */
export const UnknownPerson = styled.div`
  flex: none;
  width: 88px;
  ${media.desktop} {
    width: 240px;
  }
`

/** Room for the links of a person's role. */
const roomy = '@media (min-width: 80em)'

export const OnRoomy = styled.div`
  display: none;
  ${roomy} {
    display: block;
  }
`

export const OnCompact = styled.div`
  display: flex;
  ${media.desktop} {
    display: none;
  }
`

export const UntilRoomy = styled.div`
  display: flex;
  ${roomy} {
    display: none;
  }
`
