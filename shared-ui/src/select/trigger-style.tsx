import { css } from 'styled-components'
import { controlStyle } from '../field/field-control.tsx'
import { color, space } from '../tokens/tokens.tsx'

export const triggerStyle = css`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  text-align: start;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-placeholder] > span {
    color: ${color.textMuted};
  }
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${color.textMuted};
  }
  &[aria-busy='true'] {
    background: ${color.hover};
    cursor: progress;
  }
`
