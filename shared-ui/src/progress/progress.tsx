import * as RadixProgress from '@radix-ui/react-progress'
import { keyframes, styled } from 'styled-components'
import { color, motion, radius } from '../tokens/tokens.tsx'

interface ProgressProps {
  /** For screen readers. */
  label: string
  /** From 0 to `max`; null while unknown. */
  value: number | null
  max?: number
  tone?: 'primary' | 'warning'
}

/** Indeterminate, loading or complete (spec §9). */
export function Progress({ label, value, max = 100, tone = 'primary' }: ProgressProps) {
  const share = value === null ? 0.4 : Math.min(Math.max(value / max, 0), 1)
  return (
    <Track aria-label={label} value={value} max={max}>
      <Bar $tone={tone} style={{ width: `${share * 100}%` }} />
    </Track>
  )
}

const sweep = keyframes`from { translate: -100% 0; } to { translate: 250% 0; }`

const Track = styled(RadixProgress.Root)`
  width: 100%;
  height: 8px;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.border};
`

const Bar = styled(RadixProgress.Indicator)<{ $tone: 'primary' | 'warning' }>`
  height: 100%;
  border-radius: ${radius.full};
  background: ${props => (props.$tone === 'warning' ? color.warning : color.primary)};
  transition: width ${motion.base};
  &[data-state='indeterminate'] {
    animation: ${sweep} 1.4s ease-in-out infinite;
  }
`
