import { Page } from '@portal/shared-ui/page'
import { color, fontSize, fontWeight, media, radius, size, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** Next to the text from 1024 px on, above it on narrower screens. */
export const TextFrame = styled(Page)`
  max-width: 1040px;
  ${media.desktop} {
    display: grid;
    grid-template-columns: 240px minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: ${space[16]};
    & > :not(nav) {
      grid-column: 2;
    }
    & > nav {
      grid-row: 1 / span 2;
      grid-column: 1;
    }
  }
  @media print {
    display: block;
    max-width: none;
    padding: 0;
  }
`

export const Contents = styled.nav`
  columns: 160px;
  margin-bottom: ${space[8]};
  font-size: ${fontSize.sm};
  h2 {
    column-span: all;
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.semibold};
  }
  a {
    display: block;
    padding: ${space[2]} 0;
    color: ${color.textMuted};
    text-decoration: none;
  }
  ${media.hover} { a:hover { color: ${color.text}; text-decoration: underline; } }
  ${media.desktop} {
    columns: auto;
    position: sticky;
    top: calc(${size.header} + ${space[8]});
    align-self: start;
    max-height: calc(100dvh - ${size.header} - ${space[16]});
    overflow-y: auto;
  }
  @media print {
    display: none;
  }
`

/** A comfortable line length. */
export const Article = styled.article`
  display: grid;
  gap: ${space[8]};
  max-width: 68ch;
  min-width: 0;
  section {
    display: grid;
    gap: ${space[3]};
    min-width: 0;
    scroll-margin-top: calc(${size.header} + ${space[6]});
  }
  p,
  li {
    text-wrap: pretty;
  }
  ul,
  ol {
    display: grid;
    gap: ${space[2]};
    padding-left: ${space[6]};
  }
  li::marker {
    color: ${color.textMuted};
  }
  @media print {
    max-width: none;
    a {
      color: inherit;
    }
    section {
      break-inside: avoid;
    }
  }
`

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  margin-bottom: ${space[6]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  @media print {
    button {
      display: none;
    }
  }
`

export const Coming = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  padding: ${space[4]};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.md};
  color: ${color.textMuted};
`

export const Table = styled.table`
  display: block;
  font-size: ${fontSize.sm};
  border-collapse: collapse;
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tbody {
    display: grid;
    gap: ${space[3]};
  }
  tbody tr {
    display: grid;
    gap: ${space[1]};
    padding-bottom: ${space[3]};
    border-bottom: 1px solid ${color.border};
  }
  th {
    text-align: start;
    font-weight: ${fontWeight.semibold};
  }
  code {
    font-size: ${fontSize.sm};
    overflow-wrap: anywhere;
  }
  td::before {
    content: attr(data-head) ': ' / '';
    color: ${color.textMuted};
  }

  ${media.tablet} {
    display: table;
    width: 100%;
    thead {
      position: static;
      display: table-header-group;
      clip-path: none;
      color: ${color.textMuted};
    }
    tbody {
      display: table-row-group;
    }
    tbody tr {
      display: table-row;
    }
    thead th,
    tbody th,
    td {
      padding: ${space[3]} ${space[4]} ${space[3]} 0;
      border-bottom: 1px solid ${color.border};
      vertical-align: top;
    }
    /* Long names may break anywhere, which they would do without a fixed width. */
    thead th:first-child {
      width: 200px;
    }
    td::before {
      content: none;
    }
  }
`
