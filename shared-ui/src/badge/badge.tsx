import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, fontWeight, space } from '../tokens/tokens.tsx'

/** `success`, `warning` and `danger` show a status; `primary` is the tenant's, `secondary` the landlord's. */
export type BadgeTone = 'neutral' | 'primary' | 'secondary' | 'success' | 'warning' | 'danger'

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone
  icon?: ReactNode
}

/** Color is never the only sign: the words say it. */
export function Badge({ tone = 'neutral', icon, children, ...attributes }: BadgeProps) {
  return (
    <Pill $tone={tone} {...attributes}>
      {icon}
      {children}
    </Pill>
  )
}

export const badgeTones = {
  neutral: [color.hover, color.text],
  primary: [color.primarySoft, color.onPrimarySoft],
  secondary: [color.secondarySoft, color.onSecondarySoft],
  success: [color.successSoft, color.onSuccessSoft],
  warning: [color.warningSoft, color.onWarningSoft],
  danger: [color.dangerSoft, color.onDangerSoft],
}

const Pill = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  /* Only what is wider than its place, as with large text, takes a second line. */
  flex: none;
  max-width: 100%;
  padding: 3px 10px;
  border-radius: 1rem;
  background: ${props => badgeTones[props.$tone][0]};
  color: ${props => badgeTones[props.$tone][1]};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.semibold};
  line-height: 1.5;
  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`
