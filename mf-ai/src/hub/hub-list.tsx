import { Card } from '@portal/shared-ui/card'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { color, space } from '@portal/shared-ui/tokens'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'

interface HubListProps<Item extends { id: string }> {
  /** A plural such as "insights", for the loading and error texts. */
  what: string
  query: { data: readonly Item[] | undefined; isError: boolean; refetch: () => unknown }
  /** How many rows to show; all if omitted. */
  shown?: number
  empty: ReactNode
  /** A list item. */
  row: (thing: Item) => ReactElement
}

export function HubList<Item extends { id: string }>(props: HubListProps<Item>) {
  const { what, query, shown, empty, row } = props
  const { data, isError, refetch } = query
  if (!data)
    return isError ? (
      <ErrorPanel compact title={`We couldn’t load your ${what}.`} onRetry={() => void refetch()} />
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

const places = ['first', 'second', 'third']

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

/** One card, because what comes differs: a new person has little. */
export const HubLoading = () => (
  <Card $padding="none">
    <RowShapes label="Loading the hub" />
  </Card>
)

/** Centered in the space that is left. */
export const Middle = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  height: 100%;
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
