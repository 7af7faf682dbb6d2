// One kind of activity: the count, the first three items, and a link to all. Each panel fails alone.
import { formatCount } from '@portal/contract/values/numerals'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { coverStyle } from '@portal/shared-ui/cover-style'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, fontSize, fontWeight, media, motion, radius, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { Fragment, type ReactElement, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { PanelBody, Row, RowsSkeleton, shownRows } from './waiting-layout.tsx'

interface WaitingPanelProps<Thing extends { id: string }> {
  title: string
  /** The items to count and show; undefined until the first answer. */
  things: readonly Thing[] | undefined
  /** How many there are, if the answer says so and contains only the first. */
  total?: number | undefined
  /** There are more than the answer contained. */
  isMore?: boolean
  isError: boolean
  retry: () => void
  /** The things that come after the others. */
  last?: (thing: Thing) => boolean
  /** A `WaitingRow`. */
  row: (thing: Thing) => ReactElement
  /** The screen that lists them all; without one, a press shows them here. */
  all?: string
  /** One sentence and one action, which leads to the screen that lists them all unless it says otherwise. */
  empty: { sentence: string; action: string; to?: string }
}

export function WaitingPanel<Thing extends { id: string }>(props: WaitingPanelProps<Thing>) {
  const { title, total, isMore = false, isError, retry, last, row, all, empty } = props
  const things = last
    ? props.things?.toSorted((one, other) => Number(last(one)) - Number(last(other)))
    : props.things
  const count = total ?? things?.length ?? 0
  const [isWhole, setWhole] = useState(false)
  const hidden = all || isWhole ? 0 : Math.max(0, (things?.length ?? 0) - shownRows)
  return (
    <Panel
      title={title}
      padding="none"
      badge={count > 0 && <Badge tone="primary">{formatCount(count, isMore)}</Badge>}
      actions={
        all && count > 0 ? (
          <AllLink to={all} aria-label={`View all: ${title}`}>
            View all
          </AllLink>
        ) : (
          hidden > 0 && (
            <More type="button" onClick={() => setWhole(true)}>
              Show {hidden} more
            </More>
          )
        )
      }
    >
      <PanelBody>
        {!things && !isError && <RowsSkeleton label={`Loading: ${title}`} />}
        {!things && isError && <ErrorPanel compact title="We couldn’t load this." onRetry={retry} />}
        {things?.length === 0 && (
          <Middle>
            <Text $tone="muted">{empty.sentence}</Text>
            <Button asChild variant="outline" size="sm">
              <Link to={empty.to ?? all ?? ''}>{empty.action}</Link>
            </Button>
          </Middle>
        )}
        {count > 0 && (
          <Rows role="list">
            {things?.slice(0, isWhole ? undefined : shownRows).map(thing => (
              <Fragment key={thing.id}>{row(thing)}</Fragment>
            ))}
          </Rows>
        )}
      </PanelBody>
    </Panel>
  )
}

interface WaitingRowProps {
  to: string
  title: string
  /** The subject, if the title only names the home; part of the link's accessible name. */
  about?: string
  /** One line: subject, date, excerpt. */
  meta: ReactNode
  badge?: ReactNode
  picture?: ReactNode
}

/** One item. The whole row is a link to it. */
export const WaitingRow = ({ to, title, about, meta, badge, picture }: WaitingRowProps) => (
  <LinkedRow>
    {picture && <Thumbnail>{picture}</Thumbnail>}
    <Words>
      <Link to={to}>
        {title}
        {about && <VisuallyHidden>: {about}</VisuallyHidden>}
      </Link>
      <span>
        {about && `${about} · `}
        {meta}
      </span>
    </Words>
    {badge}
  </LinkedRow>
)

const Rows = styled.ul`
  border-top: 1px solid ${color.border};
  & > li + li {
    border-top: 1px solid ${color.border};
  }
`

const LinkedRow = styled(Row)`
  transition: background-color ${motion.fast};
  ${media.hover} { &:hover { background: ${color.hover}; } }
`

const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > a {
    color: inherit;
    font-weight: ${fontWeight.semibold};
    text-decoration: none;
    ${coverStyle('sm')}
  }
  & > span {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`

const Thumbnail = styled.span`
  flex: none;
  width: 64px;
  height: 48px;
  overflow: hidden;
  border-radius: ${radius.sm};
  background: ${color.sunken};
`

const Middle = styled(Stack).attrs({ $align: 'center', $justify: 'center', $gap: 3 })`
  flex: 1;
  border-top: 1px solid ${color.border};
  padding: ${space[4]};
  text-align: center;
`

const inHeader = css`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  color: ${color.primary};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
`

const AllLink = styled(Link)`
  ${inHeader}
`

const More = styled.button`
  ${inHeader}
  text-decoration: underline;
`
