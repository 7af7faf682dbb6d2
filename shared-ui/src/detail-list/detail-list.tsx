import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, fontWeight, space } from '../tokens/tokens.tsx'

export interface Detail {
  label: string
  /** Left out if it is empty: undefined, null, false, an empty list, blank text. */
  value: ReactNode
}

/** Names and values; name above value on a phone, next to it elsewhere. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <List>
      {details
        .filter(({ value }) => !isEmpty(value))
        .map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </List>
  )
}

const isEmpty = (value: ReactNode): boolean => {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isEmpty)
  return value === undefined || value === null || typeof value === 'boolean'
}

const List = styled.dl`
  display: grid;
  font-size: ${fontSize.md};
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  dd {
    min-width: 0;
    margin-bottom: ${space[3]};
    font-weight: ${fontWeight.medium};
  }
  @media (min-width: 30em) {
    grid-template-columns: minmax(120px, auto) 1fr;
    gap: ${space[3]} ${space[6]};
    align-items: baseline;
    dd {
      margin-bottom: 0;
    }
  }
`
