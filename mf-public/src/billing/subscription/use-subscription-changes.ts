// Canceling a subscription at the end of its period, and reactivating it; each reports the result (spec §8).
import { call } from '@portal/client/call'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentQuery } from '../billing-queries.ts'
import { failureWords } from '../failure-words.ts'

interface Words {
  title: string
  description: string
  failure: string
}

const useChange = (change: () => Promise<CurrentSubscription>, { title, description, failure }: Words) => {
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: change,
    onSuccess: current => {
      queryClient.setQueryData(currentQuery.queryKey, current)
      toast({ title, description, tone: 'success' })
    },
    onError: error => {
      toast({ title: 'Error', description: failureWords(error, failure), tone: 'danger' })
      // It can have changed elsewhere: a plan that has ended can be neither canceled nor reactivated.
      void queryClient.invalidateQueries({ queryKey: currentQuery.queryKey })
    },
  })
}

export const useCancel = () =>
  useChange(() => call(subscriptionEndpoints.cancel), {
    title: 'Subscription Cancelled',
    description: 'Your subscription will remain active until the end of your billing period.',
    failure: 'Unable to cancel subscription. Please try again.',
  })

export const useReactivate = () =>
  useChange(() => call(subscriptionEndpoints.reactivate), {
    title: 'Subscription Reactivated',
    description: 'Your subscription has been successfully reactivated.',
    failure: 'Unable to reactivate subscription. Please try again.',
  })
