// A list of the hub: loading, failed, empty, or its rows.
import { Button } from '@portal/shared-ui/button'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Text } from '@portal/shared-ui/text'
import { color, space } from '@portal/shared-ui/tokens'
import { RotateCw } from 'lucide-react'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'

interface HubListProps<Thing extends { id: string }> {
  /** "insights": what is named while it loads and when it fails. */
  what: string
  query: { data: readonly Thing[] | undefined; isError: boolean; refetch: () => unknown }
  /** How many of them; all when left out. */
  shown?: number
  empty: ReactNode
  /** A list item. */
  row: (thing: Thing) => ReactElement
}

export function HubList<Thing extends { id: string }>(props: HubListProps<Thing>) {
  const { what, query, shown, empty, row } = props
  const { data, isError, refetch } = query
  if (!data)
    return isError ? (
      <Failed what={what} onRetry={() => void refetch()} />
    ) : (
      <RowShapes label={`Loading your ${what}`} />
    )
  if (data.length === 0) return empty
  return (
    <Rows role="list">
      {data.slice(0, shown).map(thing => (
        <Fragment key={thing.id}>{row(thing)}</Fragment>
      ))}
    </Rows>
  )
}

const Failed = ({ what, onRetry }: { what: string; onRetry: () => void }) => (
  <Middle role="alert">
    <Text $tone="muted">Your {what} could not be loaded.</Text>
    <Button variant="outline" size="sm" icon={<RotateCw aria-hidden />} onClick={onRetry}>
      Try again
    </Button>
  </Middle>
)

const places = ['first', 'second', 'third']

/** Rows while they load. */
export const RowShapes = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    {places.map(place => (
      <Shape key={place}>
        <Skeleton $width="50%" />
        <Skeleton $width="85%" />
        <Skeleton $width="30%" $height="12px" />
      </Shape>
    ))}
  </SkeletonGroup>
)

/** In the middle of the room that is kept for three rows. */
export const Middle = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  min-height: inherit;
  padding: ${space[6]} ${space[4]};
  text-align: center;
`

const Rows = styled.ul`
  & > li + li {
    border-top: 1px solid ${color.border};
  }
`

const Shape = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
`
