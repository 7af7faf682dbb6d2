// It goes inside a `Field` with `group`.
import * as RadixSlider from '@radix-ui/react-slider'
import { styled } from 'styled-components'
import { useFieldLabelId } from '../field/field-control.tsx'
import { color, fontSize, fontWeight, motion, radius, size, space } from '../tokens/tokens.tsx'

export interface SliderProps {
  value: readonly [number, number]
  min: number
  max: number
  step: number
  /** While dragging. */
  onValueChange: (value: [number, number]) => void
  /** When released. */
  onValueCommit?: (value: [number, number]) => void
  /** Names of the two thumbs, such as ["Lowest rent", "Highest rent"]. */
  thumbLabels: readonly [string, string]
  /** The words shown for a value, such as "$5,000+". */
  formatValue?: (value: number) => string
  disabled?: boolean
  /** Heights from 0 to 1, from `min` to `max`. An empty list keeps the space. */
  bars?: readonly number[] | undefined
  /** No range was chosen yet, so nothing is outside of it. */
  isUnset?: boolean
}

export function Slider(props: SliderProps) {
  const { value, min, max, step, onValueChange, onValueCommit, thumbLabels, disabled = false } = props
  const { bars, formatValue = String, isUnset = false } = props
  const labelId = useFieldLabelId()
  const toPair = ([lower = min, upper = max]: number[]): [number, number] => [lower, upper]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; the Field's label already is one.
    <div role="group" aria-labelledby={labelId}>
      <Bounds aria-hidden>
        <span>{formatValue(value[0])}</span>
        <span>{formatValue(value[1])}</span>
      </Bounds>
      {bars && <Bars heights={bars} {...props} />}
      <Rail
        value={[...value]}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onValueChange={values => onValueChange(toPair(values))}
        onValueCommit={values => onValueCommit?.(toPair(values))}
      >
        <Track $isWhole={isUnset}>
          <Range />
        </Track>
        <Thumb aria-label={thumbLabels[0]} aria-valuetext={formatValue(value[0])} />
        <Thumb aria-label={thumbLabels[1]} aria-valuetext={formatValue(value[1])} />
      </Rail>
    </div>
  )
}

/** One picture; the bars within the range are in the slider's color. */
const Bars = ({
  heights,
  min,
  max,
  value,
  isUnset = false,
}: SliderProps & { heights: readonly number[] }) => {
  const width = (max - min) / heights.length
  return (
    <Histogram aria-hidden viewBox={`0 0 ${heights.length} 1`} preserveAspectRatio="none">
      {heights.map((height, index) => {
        const middle = min + (index + 0.5) * width
        const isWithin = isUnset || (middle >= value[0] && middle <= value[1])
        return (
          <rect
            key={middle}
            x={index + 0.1}
            y={1 - height}
            width={0.8}
            height={height}
            data-within={isWithin}
          />
        )
      })}
    </Histogram>
  )
}

const Histogram = styled.svg`
  display: block;
  width: 100%;
  height: 40px;
  margin: ${space[2]} 0 -22px;
  fill: ${color.borderStrong};
  [data-within='true'] {
    fill: ${color.primary};
  }
`

const Bounds = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  font-variant-numeric: tabular-nums;
`

const Rail = styled(RadixSlider.Root)`
  position: relative;
  display: flex;
  align-items: center;
  width: 100%;
  height: ${size.touch};
  touch-action: none;
  user-select: none;
`

const Track = styled(RadixSlider.Track)<{ $isWhole: boolean }>`
  position: relative;
  flex: 1;
  height: 4px;
  border-radius: ${radius.full};
  background: ${props => (props.$isWhole ? color.primary : color.border)};
`

const Range = styled(RadixSlider.Range)`
  position: absolute;
  height: 100%;
  border-radius: ${radius.full};
  background: ${color.primary};
`

const Thumb = styled(RadixSlider.Thumb)`
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
