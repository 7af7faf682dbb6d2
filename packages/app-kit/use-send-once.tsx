import { ApiError } from '@portal/client/api-error'
import { useClientId } from '@portal/shared-ui/platform/use-client-id'

/**
 * Sends a creation with an id that all its tries carry, so that a second click, or a retry after a lost
 * answer, creates one thing. After a success, or when the API says that an earlier try succeeded, sending
 * again means another thing.
 */
export const useSendOnce = <Input, Answer>(
  send: (input: Input, clientId: string | undefined) => Promise<Answer>,
): ((input: Input) => Promise<Answer>) => {
  const [clientId, renewClientId] = useClientId()
  return async input => {
    try {
      const answer = await send(input, clientId)
      renewClientId()
      return answer
    } catch (error) {
      if (error instanceof ApiError && error.fields.clientId) renewClientId()
      throw error
    }
  }
}
