import { color, fontSize, fontWeight, lane, size, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

export const FooterFrame = styled.footer`
  border-top: 1px solid ${color.border};
  background: ${color.sunken};
  font-size: ${fontSize.sm};
  @media print {
    display: none;
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${space[8]};
  max-width: calc(${size.page} + 48px);
  margin: 0 auto;
  padding: ${space[12]} ${lane.pageMargin} ${space[8]};
`

export const Column = styled.div`
  h2 {
    margin-bottom: ${space[2]};
    font-size: ${fontSize.md};
    font-weight: ${fontWeight.semibold};
  }
  form {
    margin-bottom: ${space[3]};
  }
`

export const PromiseLine = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.textMuted};
  text-wrap: pretty;
`

export const Lines = styled.ul`
  color: ${color.textMuted};
  li {
    display: flex;
    align-items: center;
    min-height: 32px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: ${color.text};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[8]};
  max-width: calc(${size.page} + 48px);
  margin: 0 auto;
  padding: ${space[4]} ${lane.pageMargin};
  color: ${color.textMuted};
  ${Lines} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[6]};
  }
`
