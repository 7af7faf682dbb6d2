import * as RadixRadio from '@radix-ui/react-radio-group'
import { styled } from 'styled-components'
import { color, fontSize, fontWeight, media, motion, radius, size, space } from '../tokens/tokens.tsx'

export const Options = styled(RadixRadio.Root)<{ $columns: number }>`
  display: grid;
  gap: ${space[2]};
  @media (min-width: 480px) {
    grid-template-columns: repeat(${props => props.$columns}, minmax(0, 1fr));
  }
`

export const Option = styled.label<{ $disabled: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-height: ${size.touch};
  padding: 10px ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  font-weight: ${fontWeight.medium};
  line-height: 1.4;
  transition: border-color ${motion.fast}, background-color ${motion.fast};
  ${props => props.$disabled && 'opacity: 0.55; cursor: not-allowed;'}
  ${media.hover} { &:hover { background: ${color.hover}; } }
  &:has([data-state='checked']) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  small {
    display: block;
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.regular};
  }
`

export const Ring = styled(RadixRadio.Item)`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 20px;
  height: 20px;
  margin-top: 1px;
  border: 1.5px solid ${color.borderStrong};
  border-radius: 50%;
  background: ${color.surface};
  &:focus-visible {
    outline: none;
  }
  &[data-state='checked'] {
    border-color: ${color.primary};
  }
`

export const Dot = styled.span`
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: ${color.primary};
`
