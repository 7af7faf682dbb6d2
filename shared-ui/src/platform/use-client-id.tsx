import { useState } from 'react'

/** Browsers make ids only on https and localhost pages; elsewhere a creation has none. */
export const newClientId = (): string | undefined => crypto.randomUUID?.()

/**
 * One for all tries of a creation: a second click, or a try whose answer was lost, creates one thing. Renew it once the thing exists, and
 * when the server refuses it because an earlier try succeeded with other content.
 */
export const useClientId = (): [clientId: string | undefined, renew: () => void] => {
  const [clientId, setClientId] = useState(newClientId)
  return [clientId, () => setClientId(newClientId())]
}
