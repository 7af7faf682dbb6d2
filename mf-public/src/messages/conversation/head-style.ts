import { color, fontSize, media, space } from '@portal/shared-ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  min-height: 64px;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h1 > a,
  p > a {
    display: inline-block;
    line-height: 1.5rem;
  }
  h1 > a {
    color: inherit;
    text-decoration: none;
    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
  p {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`

/** Beside the list there is nothing to go back to. */
export const Back = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-inline: calc(-1 * ${space[3]}) calc(-1 * ${space[2]});
  color: ${color.text};
  ${media.tablet} {
    display: none;
  }
`
