import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { newQueryClient } from './new-query-client.tsx'
import { usePlatform } from './platform.tsx'

/** Only its code needs the query library; other pages start without it. */
export const withQueries = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  function WithQueries(props) {
    const client = usePlatform().queryClientFrom(newQueryClient)
    return (
      <QueryClientProvider client={client}>
        <Part {...props} />
      </QueryClientProvider>
    )
  }
