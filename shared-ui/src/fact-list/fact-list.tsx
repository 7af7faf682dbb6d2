import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, space } from '../tokens/tokens.tsx'

interface FactProps {
  icon: ReactNode
  label: string
  children: string | null | false
}

/** Left out if empty. */
export function Fact({ icon, label, children }: FactProps) {
  if (!children || children.trim() === '') return null
  return (
    <div>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

export const FactList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  font-size: ${fontSize.sm};
  dt {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    color: ${color.textMuted};
    & > svg {
      width: 16px;
      height: 16px;
    }
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`
