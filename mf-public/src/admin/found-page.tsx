// A page with a searched list of people or homes.
import { LoadFailure } from '@portal/app-kit/load-failure'
import { SearchAsTyped } from '@portal/app-kit/search-as-typed'
import { ShowMore } from '@portal/app-kit/show-more'
import { useFresh } from '@portal/app-kit/use-fresh'
import { useTitle } from '@portal/app-kit/use-title'
import { type PageQuery, pagesOf, rowsOf } from '@portal/client/pages-of'
import { Card } from '@portal/shared-ui/card'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AdminFrame, forAdministrators } from './admin-frame.tsx'
import { findQuery, useFindView } from './find-view.ts'
import { Rows } from './finding-rows.tsx'

interface FoundPageProps<Answer, Found> {
  title: string
  placeholder: string
  read: (query: { query?: string; cursor?: string | undefined }) => PageQuery<Answer>
  rowsIn: (answer: Answer) => readonly Found[]
  row: (found: Found) => ReactNode
}

export const foundPage = <Answer extends { nextCursor: string | null }, Found extends { id: string }>(
  props: FoundPageProps<Answer, Found>,
) =>
  forAdministrators(() => {
    const { title, placeholder, read, rowsIn, row } = props
    const what = title.toLowerCase()
    useTitle(title)
    const [view, change] = useFindView()
    const list = useInfiniteQuery({
      ...pagesOf(cursor => read({ ...findQuery(view), cursor })),
      ...useFresh(),
      placeholderData: keepPreviousData, // while words are typed
    })
    const found = list.data && rowsOf(list.data.pages.map(rowsIn))
    return (
      <AdminFrame title={title}>
        <Stack $gap={5}>
          <SearchAsTyped
            label={`Find ${what}`}
            placeholder={placeholder}
            words={view.q}
            onSearch={q => change({ q }, { replace: true })}
          />
          {found ? (
            found.length > 0 ? (
              <Stack $gap={4} $align="start">
                <Card $padding="none">
                  <Rows role="list">
                    {found.map(one => (
                      <li key={one.id}>{row(one)}</li>
                    ))}
                  </Rows>
                </Card>
                <ShowMore list={list} />
              </Stack>
            ) : (
              <EmptyState picture="path" title={`No ${what} found`}>
                Try how it begins, or fewer words.
              </EmptyState>
            )
          ) : list.error ? (
            <LoadFailure title="We couldn’t load this list" error={list.error} retry={list.refetch} />
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
      </AdminFrame>
    )
  })
