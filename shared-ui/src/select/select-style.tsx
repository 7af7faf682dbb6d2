import * as RadixSelect from '@radix-ui/react-select'
import { styled } from 'styled-components'
import { floatingStyle } from '../floating/floating.tsx'
import { color, fontSize, fontWeight, radius, size, space } from '../tokens/tokens.tsx'
import { triggerStyle } from './trigger-style.tsx'

export const Trigger = styled(RadixSelect.Trigger)`
  ${triggerStyle}
`

export const List = styled(RadixSelect.Content)`
  ${floatingStyle}
  min-width: var(--radix-select-trigger-width);
  max-width: calc(100vw - 16px);
  max-height: min(360px, var(--radix-select-content-available-height));
`

export const Viewport = styled(RadixSelect.Viewport)`
  padding: ${space[1]};
`

export const Item = styled(RadixSelect.Item)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: ${size.touch};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.sm};
  outline: none;
  cursor: pointer;
  user-select: none;
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${color.primary};
  }
  &[data-highlighted] {
    background: ${color.hover};
  }
  &[data-state='checked'] {
    font-weight: ${fontWeight.semibold};
  }
  &[data-disabled] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`

export const Aside = styled.span`
  margin-inline-start: auto;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.regular};
  font-variant-numeric: tabular-nums;
`
