import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { useFresh } from '@portal/app-kit/use-fresh'
import { useTitle } from '@portal/app-kit/use-title'
import { ApiError } from '@portal/client/api-error'
import type { PageQuery } from '@portal/client/pages-of'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { AdminFrame, AdminSkeleton, forAdministrators } from './admin-frame.tsx'

interface OnePageProps<Answer> {
  /** "Finding". */
  noun: string
  read: (id: string) => PageQuery<Answer>
  titleOf: (answer: Answer) => string
  /** If it does not exist. */
  instead: Omit<ComponentProps<typeof InsteadOfPage>, 'title'>
  draw: (answer: Answer) => ReactNode
}

/** The page of the person, listing or finding in the address. */
export const onePage = <Answer,>(page: OnePageProps<Answer>) =>
  forAdministrators(() => {
    const { id = '' } = useParams()
    return <One key={id} {...page} id={id} />
  })

const One = <Answer,>({ id, noun, read, titleOf, instead, draw }: OnePageProps<Answer> & { id: string }) => {
  const { data, error, refetch } = useQuery({ ...read(id), ...useFresh() })
  const title = data ? titleOf(data) : noun
  useTitle(title)
  if (data) return draw(data)
  if (error instanceof ApiError && error.status === 404)
    return <InsteadOfPage {...instead} title={`${noun} not found`} />
  if (error)
    return (
      <AdminFrame title={title}>
        <LoadFailure title={`We couldn’t load this ${noun.toLowerCase()}`} error={error} retry={refetch} />
      </AdminFrame>
    )
  return <AdminSkeleton />
}
