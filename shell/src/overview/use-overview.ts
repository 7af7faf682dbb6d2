import { overviewJsonPath } from '@portal/releases/names'
import { useQuery } from '@tanstack/react-query'
import type { Overview } from '../../seam/overview.ts'

const askEveryMs = 5000
const patienceMs = 5000

const ask = async (): Promise<Overview> => {
  const response = await fetch(overviewJsonPath, { signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`${overviewJsonPath} answered ${response.status}`)
  return response.json()
}

/** Refetches every 5 s; `isOld` while there is no answer. */
export const useOverview = (): { overview: Overview | undefined; isOld: boolean } => {
  const { data, isError } = useQuery({
    queryKey: [overviewJsonPath],
    queryFn: ask,
    refetchInterval: askEveryMs,
    retry: false,
  })
  return { overview: data, isOld: isError }
}
