import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type BadgeTone, badgeTones } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { color, fontSize, fontWeight, media, radius, space } from '../tokens/tokens.tsx'

export interface StatCardProps {
  label: string
  /** Undefined while it loads. */
  value: number | string | undefined
  icon?: ReactNode
  tone?: BadgeTone
}

export function StatCard({ label, value, icon, tone = 'neutral' }: StatCardProps) {
  return (
    <Frame>
      {icon && (
        <Sign aria-hidden $tone={tone}>
          {icon}
        </Sign>
      )}
      <dl>
        <dt>{label}</dt>
        <dd>{value ?? <Skeleton $width="3ch" />}</dd>
      </dl>
    </Frame>
  )
}

const tones = { ...badgeTones, neutral: [color.hover, color.textMuted] }

const Frame = styled(Card)`
  container-type: inline-size;
  display: flex;
  flex-direction: row-reverse;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]};
  & > dl {
    flex: 1;
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  dd {
    font-size: ${fontSize.xxl};
    font-weight: ${fontWeight.bold};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: 1.25;
    min-height: 1.25em; /* also while it loads */
  }
`

const Sign = styled.span<{ $tone: BadgeTone }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.sm};
  background: ${props => tones[props.$tone][0]};
  color: ${props => tones[props.$tone][1]};
  & > svg {
    width: 18px;
    height: 18px;
  }
  @container (max-width: 150px) {
    display: none;
  }
`

/** In two rows on a phone. */
export const StatGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[4]};
  }
`
