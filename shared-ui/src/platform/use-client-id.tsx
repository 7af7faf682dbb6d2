import { useState } from 'react'

/** Browsers make ids only on pages of https and of localhost; on others a creation has none. */
export const newClientId = (): string | undefined => crypto.randomUUID?.()

/**
 * One id for all tries of one creation, so that a second click, or a try whose answer was lost, creates one thing. Renew
 * it once the thing is there, and when the server refuses it because an earlier try went through with other words.
 */
export const useClientId = (): [clientId: string | undefined, renew: () => void] => {
  const [clientId, setClientId] = useState(newClientId)
  return [clientId, () => setClientId(newClientId())]
}
