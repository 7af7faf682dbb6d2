import { color, fontSize, fontWeight, size, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

export const Intro = styled.header`
  display: grid;
  gap: ${space[2]};
  max-width: 560px;
  margin: ${space[4]} auto ${space[10]};
  text-align: center;
  p {
    margin-bottom: ${space[2]};
    color: ${color.textMuted};
  }
`

export const Groups = styled.div`
  display: grid;
  gap: ${space[10]};
  section {
    display: grid;
    gap: ${space[4]};
  }
`

/** Covers its card, so that the whole card can be clicked. */
export const TopicLink = styled.a`
  display: block;
  min-height: 88px;
  padding: ${space[4]};
  color: inherit;
  text-decoration: none;
  &:focus-visible {
    outline-offset: -4px;
  }
  strong {
    display: block;
    font-weight: ${fontWeight.semibold};
  }
  span {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`

export const Contact = styled.p`
  margin-top: ${space[10]};
  color: ${color.textMuted};
  text-align: center;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
  }
`
