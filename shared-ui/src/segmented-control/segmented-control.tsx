import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, fontWeight, media, motion, radius, size, space } from '../tokens/tokens.tsx'

interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
}

export interface SegmentedControlProps<Value extends string> {
  /** For screen readers: "View". */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  fullWidth?: boolean
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onValueChange, fullWidth = false } = props
  return (
    <Group aria-label={label} $fullWidth={fullWidth}>
      {segments.map(segment => (
        <SegmentButton
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          onClick={() => onValueChange(segment.value)}
        >
          {segment.icon}
          {segment.label}
        </SegmentButton>
      ))}
    </Group>
  )
}

const Group = styled.fieldset<{ $fullWidth: boolean }>`
  display: ${props => (props.$fullWidth ? 'flex' : 'inline-flex')};
  /* Each is at least as wide as its words. */
  flex-wrap: wrap;
  gap: 2px;
  padding: 3px;
  border-radius: ${radius.md};
  background: ${color.hover};
  box-shadow: inset 0 0 0 1px ${color.border};
  & > * {
    flex: ${props => (props.$fullWidth ? 1 : 'none')};
  }
`

const SegmentButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: calc(${size.touch} - 6px);
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.sm};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
  transition: background-color ${motion.fast}, color ${motion.fast};
  ${media.hover} { &:hover { color: ${color.text}; } }
  & > svg {
    width: 16px;
    height: 16px;
  }
  &[aria-pressed='true'] {
    background: ${color.surface};
    color: ${color.text};
    box-shadow: 0 0 0 1px ${color.borderStrong};
  }
`
