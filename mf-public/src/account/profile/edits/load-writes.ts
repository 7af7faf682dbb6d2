import { withoutCode } from '@portal/client/connection-error'

/** The code that checks and saves, with the contact filter; loaded on the first focus. Rejects with a ConnectionError. */
export const loadWrites = () =>
  import('./profile-writes.ts').catch(() => {
    throw withoutCode('write')
  })

export const loadWritesAhead = (): void => void loadWrites().catch(() => undefined)
