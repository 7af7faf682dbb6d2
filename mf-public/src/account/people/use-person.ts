import { ApiError } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import type { DealingStage } from '@portal/contract/consents/dealing-stages'
import type { Answer } from '@portal/contract/endpoint'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { useQuery } from '@tanstack/react-query'

export type Person = Answer<typeof peopleEndpoints.read>['person']

/** A person, and what they have to do with the viewer. */
export interface Dealing {
  person: Person
  dealing: DealingStage
  /** The categories of facts that neither of the two has the plan to share. */
  beyondPlan: readonly string[]
}

/** What others can see of a person; `person` is null if the id is unknown or the viewer cannot see them. */
export const usePerson = (id: string) => {
  const { data, error, refetch } = useQuery({
    ...queryOf(peopleEndpoints.read, { params: { id } }),
    staleTime: 60_000,
  })
  const isGone = error instanceof ApiError && error.status === 404
  return {
    person: isGone ? null : data?.person,
    dealing: data?.dealing ?? null,
    beyondPlan: data?.beyondPlan ?? [],
    error: isGone || data ? null : error,
    retry: () => void refetch(),
  }
}
