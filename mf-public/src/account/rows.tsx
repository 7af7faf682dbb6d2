import { color } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** A list of rows with a line between them. It needs the role "list", which Safari drops from lists without marks. */
export const Rows = styled.ul`
  list-style: none;
  & > li + li {
    border-top: 1px solid ${color.border};
  }
`
