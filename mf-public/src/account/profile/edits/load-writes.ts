import { withoutCode } from '@portal/client/connection-error'

/** What checks and saves, the contact filter with it; loaded once a field has the focus. Rejects with a ConnectionError. */
export const loadWrites = () =>
  import('./profile-writes.ts').catch(() => {
    throw withoutCode('write')
  })

export const loadWritesAhead = (): void => void loadWrites().catch(() => undefined)
