import { useFresh } from '@portal/app-kit/use-fresh'
import { call, queryOf } from '@portal/client/call'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { isPolicyReminderDue, policyWarningType, type Warning } from '@portal/contract/warnings/warning'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

/** The policy's words, which are also recorded (spec §1 "Platform policy"). */
export const policyWords =
  'All business communication and transactions must stay on the platform. Sharing external contact details or websites, or doing business off-platform, may lead to account suspension and legal action.'

const list = queryOf(warningEndpoints.list)

export interface PolicyReminding {
  /** False only while the warnings load. */
  isKnown: boolean
  isDue: boolean
  acknowledge: () => void
}

/**
 * Whether the policy reminder is due, and a way to acknowledge it (spec §4). A failed acknowledgment is logged
 * (spec §8); the reminder then reappears at the next visit.
 */
export const usePolicyReminder = (): PolicyReminding => {
  const queryClient = useQueryClient()
  // A violation can have been recorded since the last visit.
  const warnings = useQuery({ ...list, ...useFresh() })
  const [isHidden, setHidden] = useState(false)
  /** Recorded by an attempt whose acknowledgment failed. */
  const recorded = useRef<Warning>(undefined)

  const { mutate } = useMutation({
    mutationFn: async () => {
      recorded.current ??= (
        await call(warningEndpoints.create, {
          body: { warningType: policyWarningType, message: policyWords },
        })
      ).warning
      return call(warningEndpoints.acknowledge, { params: { id: recorded.current.id } })
    },
    onSuccess: ({ warning }) =>
      queryClient.setQueryData<Warning[]>(list.queryKey, (known = []) => [warning, ...known]),
    onError: error => console.error('The policy was not acknowledged:', error),
  })

  return {
    isKnown: !warnings.isPending,
    isDue: !isHidden && warnings.data !== undefined && isPolicyReminderDue(warnings.data, new Date()),
    acknowledge: () => {
      setHidden(true)
      mutate()
    },
  }
}
