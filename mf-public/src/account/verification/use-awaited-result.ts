import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import type { Answer } from '@portal/contract/endpoint'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import type { Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

type Checks = Answer<typeof verificationEndpoints.list>

/** How often the checks are read after a visit to the provider's page, and for how long. @internal Tests shorten this. */
export const patience = { everyMs: 2000, forMs: 60_000 }

const isOpen = (checks: Checks | undefined): boolean =>
  checks?.verifications.some(
    ({ kind, status }) => kind === 'identity' && ['pending', 'processing'].includes(status),
  ) ?? true

/** Reads the checks until the result of the one that a person comes back from is there, or a minute has passed. */
export const useAwaitedResult = () => {
  const hasCome = new URLSearchParams(useLocation().search).has('checked')
  const [isAwaited, setAwaited] = useState(hasCome)
  useReadOnArrival([verificationEndpoints.list])
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setAwaited(false), patience.forMs)
    return () => clearTimeout(timer)
  }, [isAwaited])
  return {
    isAwaited,
    refetchInterval: ({ state }: Query<Checks>) => isAwaited && isOpen(state.data) && patience.everyMs,
  }
}
