import { color, fontSize, fontWeight, radius, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { styled } from 'styled-components'

interface StepBarProps {
  /** Names the list for screen readers. */
  label: string
  steps: readonly string[]
  /** The index of the step that a person is at; those before it are done. */
  current: number
}

/** How far something has come: a part of a bar for each step, with its name below. */
export const StepBar = ({ label, steps, current }: StepBarProps) => (
  <Bar aria-label={label}>
    {steps.map((step, index) => (
      <li
        key={step}
        data-reached={index <= current || undefined}
        aria-current={index === current ? 'step' : undefined}
      >
        {step}
        {index < current && <VisuallyHidden>: done</VisuallyHidden>}
      </li>
    ))}
  </Bar>
)

const Bar = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(min-content, 1fr);
  gap: ${space[2]};
  padding: 0;
  list-style: none;
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  overflow-wrap: break-word;
  & > li::before {
    content: '';
    display: block;
    height: 6px;
    margin-bottom: ${space[1]};
    border-radius: ${radius.full};
    background: ${color.border};
  }
  & > li[data-reached]::before {
    background: ${color.primary};
  }
  & > li[aria-current] {
    color: ${color.text};
    font-weight: ${fontWeight.semibold};
  }
`
