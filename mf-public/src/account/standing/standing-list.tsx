import { LoadFailure } from '@portal/app-kit/load-failure'
import { ShowMore } from '@portal/app-kit/show-more'
import { FormSection } from '@portal/shared-ui/form-section'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import type { ComponentProps, ReactNode } from 'react'
import { Rows } from '../rows.tsx'

interface StandingListProps {
  title: string
  description?: string
  /** Instead of rows. */
  empty: string
  list: ComponentProps<typeof ShowMore>['list'] & { error: unknown; refetch: () => unknown }
  /** Undefined while it loads. */
  rows: ReactNode[] | undefined
}

export const StandingList = ({ title, description, empty, list, rows }: StandingListProps) => (
  <FormSection title={title} description={description}>
    {rows ? (
      <Stack $gap={4} $align="start">
        {rows.length > 0 ? <Rows role="list">{rows}</Rows> : <Text $tone="muted">{empty}</Text>}
        <ShowMore list={list} />
      </Stack>
    ) : list.error ? (
      <LoadFailure title="We couldn’t load this" error={list.error} retry={list.refetch} />
    ) : (
      <SkeletonGroup label={`Loading: ${title}`} $height="72px" />
    )}
  </FormSection>
)
