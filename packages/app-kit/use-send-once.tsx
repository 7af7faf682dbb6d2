import { ApiError } from '@portal/client/api-error'
import { useClientId } from '@portal/shared-ui/platform/use-client-id'

/**
 * Sends a creation with an id that all tries of it carry, so that a second click, or a retry after a lost answer, creates only one
 * thing. After a success, or when the API says that an earlier try with other words succeeded, sending again means another thing.
 */
export const useSendOnce = <Given, Answer>(
  send: (given: Given, clientId: string | undefined) => Promise<Answer>,
): ((given: Given) => Promise<Answer>) => {
  const [clientId, renewClientId] = useClientId()
  return async given => {
    try {
      const answer = await send(given, clientId)
      renewClientId()
      return answer
    } catch (error) {
      if (error instanceof ApiError && error.fields.clientId) renewClientId()
      throw error
    }
  }
}
