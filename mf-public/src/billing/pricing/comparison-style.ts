import { color, fontSize, fontWeight, media, radius, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

export const Section = styled.section`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[8]};
  & > h2 {
    text-align: center;
  }
`

/** One cell; on a phone the plan's name comes before it. */
export const Cell = styled.td`
  color: ${color.textMuted};
  span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-size: ${fontSize.sm};
  }
  [data-included] {
    color: ${color.primary};
  }
  svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`

export const Table = styled.table`
  display: block;
  width: 100%;
  tbody {
    display: grid;
    gap: ${space[3]};
  }
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th {
    text-align: start;
    font-weight: ${fontWeight.semibold};
  }
  tbody tr {
    display: block;
    padding: ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  tbody th {
    display: block;
    margin-bottom: ${space[2]};
  }
  ${Cell} {
    display: flex;
    justify-content: space-between;
    padding: ${space[1]} 0;
    &::before {
      content: attr(data-plan) / '';
      color: ${color.text};
    }
  }

  ${media.tablet} {
    display: table;
    border: 1px solid ${color.border};
    border-collapse: separate;
    border-spacing: 0;
    overflow: hidden;
    border-radius: ${radius.md};
    background: ${color.surface};
    table-layout: fixed;
    thead {
      position: static;
      display: table-header-group;
      clip-path: none;
    }
    tbody {
      display: table-row-group;
    }
    tbody tr {
      display: table-row;
    }
    thead th,
    tbody th,
    ${Cell} {
      display: table-cell;
      padding: ${space[4]} ${space[2]};
      text-align: center;
      vertical-align: middle;
    }
    thead th:first-child,
    tbody th {
      width: 30%;
      padding-inline-start: ${space[4]};
      text-align: start;
    }
    tbody th {
      font-weight: ${fontWeight.medium};
    }
    tbody th,
    ${Cell} {
      border-top: 1px solid ${color.border};
    }
    ${Cell}::before {
      content: none;
    }
  }
`
