import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { newQueryClient } from '@portal/shared-ui/platform/new-query-client'
import type { Platform } from '@portal/shared-ui/platform/platform'
import { QueryObserver } from '@tanstack/react-query'
import { currentQuery } from '../billing-queries.ts'

/** Reads the person's subscription and reports it, now and after each change; returns a function that stops it. */
export const watchCurrentPlan = (
  queryClientFrom: Platform['queryClientFrom'],
  onChange: (current: CurrentSubscription | null) => void,
): (() => void) => {
  const client = queryClientFrom(newQueryClient)
  const observer = new QueryObserver(client, currentQuery)
  const tell = ({ data } = observer.getCurrentResult()) => data !== undefined && onChange(data)
  client.mount()
  const unsubscribe = observer.subscribe(tell)
  tell()
  return () => {
    unsubscribe()
    client.unmount()
  }
}
