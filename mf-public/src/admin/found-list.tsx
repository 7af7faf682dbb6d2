// A searched list of people or homes.
import { SearchAsTyped } from '@portal/app-kit/search-as-typed'
import { ShowMore } from '@portal/app-kit/show-more'
import { sentenceOf } from '@portal/client/api-error'
import { Card } from '@portal/shared-ui/card'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import type { ComponentProps, ReactNode } from 'react'
import { Rows } from './finding-rows.tsx'

interface FoundListProps {
  label: string
  placeholder: string
  words: string
  onSearch: (words: string) => void
  list: ComponentProps<typeof ShowMore>['list'] & { error: unknown; refetch: () => unknown }
  /** Undefined while they load. */
  rows: ReactNode[] | undefined
  none: string
}

export const FoundList = ({ label, placeholder, words, onSearch, list, rows, none }: FoundListProps) => (
  <Stack $gap={5}>
    <SearchAsTyped label={label} placeholder={placeholder} words={words} onSearch={onSearch} />
    {rows ? (
      rows.length > 0 ? (
        <Stack $gap={4} $align="start">
          <Card $padding="none">
            <Rows role="list">{rows}</Rows>
          </Card>
          <ShowMore list={list} />
        </Stack>
      ) : (
        <EmptyState picture="path" title={none}>
          Try how it begins, or fewer words.
        </EmptyState>
      )
    ) : list.error ? (
      <ErrorPanel title="We couldn’t load this list" onRetry={() => void list.refetch()}>
        {sentenceOf(list.error, 'Please try again.')}
      </ErrorPanel>
    ) : (
      <SkeletonGroup label="Loading the list">
        <Stack $gap={3}>
          <Skeleton $height="72px" $radius="md" />
          <Skeleton $height="72px" $radius="md" />
          <Skeleton $height="72px" $radius="md" />
        </Stack>
      </SkeletonGroup>
    )}
  </Stack>
)
