import * as RadixSlider from '@radix-ui/react-slider'
import { styled } from 'styled-components'
import { color, fontSize, fontWeight, motion, radius, size } from '../tokens/tokens.tsx'

export const Bounds = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  font-variant-numeric: tabular-nums;
`

export const Rail = styled(RadixSlider.Root)`
  position: relative;
  display: flex;
  align-items: center;
  width: 100%;
  height: ${size.touch};
  touch-action: none;
  user-select: none;
`

export const Track = styled(RadixSlider.Track)`
  position: relative;
  flex: 1;
  height: 4px;
  border-radius: ${radius.full};
  background: ${color.border};
`

export const Range = styled(RadixSlider.Range)`
  position: absolute;
  height: 100%;
  border-radius: ${radius.full};
  background: ${color.primary};
`

export const Thumb = styled(RadixSlider.Thumb)`
  position: relative;
  display: block;
  width: 24px;
  height: 24px;
  border: 2px solid ${color.primary};
  border-radius: 50%;
  background: ${color.surface};
  cursor: grab;
  transition: scale ${motion.fast};
  &::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
  &:active {
    cursor: grabbing;
    scale: 1.1;
  }
  &[data-disabled] {
    border-color: ${color.borderStrong};
    cursor: not-allowed;
  }
`
