import { Panel } from '@portal/shared-ui/panel'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface OpenListProps<Thing extends { id: string }> {
  title: string
  /** Undefined until they are loaded. */
  things: readonly Thing[] | undefined
  isError: boolean
  row: (thing: Thing) => { to: string; title: ReactNode; about: ReactNode; badge: ReactNode }
  empty: string
  all: { to: string; words: string }
  /** Below the things. */
  children?: ReactNode
}

const shown = 3

export function OpenList<Thing extends { id: string }>(props: OpenListProps<Thing>) {
  const { title, things, isError, row, empty, all, children } = props
  return (
    <Panel title={title} actions={<Link to={all.to}>{all.words}</Link>}>
      <Stack>
        {!things && !isError && <SkeletonGroup label={`Loading ${title.toLowerCase()}`} $height="24px" />}
        {!things && isError && <Text $tone="muted">We couldn’t load this list.</Text>}
        {things?.length === 0 && <Text $tone="muted">{empty}</Text>}
        {things && things.length > 0 && (
          <Stack as="ul" role="list" $gap={3}>
            {things.slice(0, shown).map(thing => {
              const { to, title: words, about, badge } = row(thing)
              return (
                <Stack as="li" key={thing.id} $direction="row" $justify="space-between" $gap={2}>
                  <div>
                    <Link to={to}>{words}</Link>
                    <Text $size="sm" $tone="muted">
                      {about}
                    </Text>
                  </div>
                  {badge}
                </Stack>
              )
            })}
          </Stack>
        )}
        {children}
      </Stack>
    </Panel>
  )
}
