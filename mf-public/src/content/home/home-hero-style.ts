import { color, fontSize, lane, media, radius, shadow, size, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

export const Backdrop = styled.section`
  overflow: hidden;
  border-bottom: 1px solid ${color.border};
  background: linear-gradient(${color.primarySoft}, ${color.canvas});
`

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  max-width: calc(${size.page} + 48px);
  margin-inline: auto;
  padding: ${space[10]} ${space[4]} 0;
  ${media.tablet} {
    padding: ${space[12]} ${lane.pageMargin} 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
    align-items: center;
    gap: ${space[12]};
    min-height: 520px;
    padding-block: ${space[12]};
  }
`

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-width: 600px;
`

export const Lead = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.lg};
  text-wrap: pretty;
`

/** Three tilted, overlapping homes; narrow screens cut them off at the edge. */
export const Pictures = styled.div`
  position: relative;
  height: 200px;
  ${media.tablet} {
    height: 224px;
  }
  ${media.desktop} {
    height: 424px;
  }
`

/** Overlapping, except on a tablet, where they are in a row. */
const places = {
  back: { else: 'top: 0; right: 0; width: 62%;', tablet: 'top: 0; right: 32%; width: 37%;' },
  front: { else: 'top: 24%; left: 0; width: 66%;', tablet: 'top: 40px; left: 0; width: 36%;' },
  side: { else: 'bottom: -8%; right: 4%; width: 40%;', tablet: 'top: 40px; right: 0; width: 36%;' },
}

const onTablet = '@media (min-width: 48em) and (max-width: 63.99em)'

export const Picture = styled.div<{ $place: keyof typeof places }>`
  position: absolute;
  ${props => places[props.$place].else}
  ${onTablet} {
    bottom: auto;
    ${props => places[props.$place].tablet}
  }
  overflow: hidden;
  border: 4px solid ${color.surface};
  border-radius: ${radius.lg};
  box-shadow: ${shadow.raised};
`
