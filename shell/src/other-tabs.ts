export const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

/** Tells the portal's other tabs who is signed in now; null for nobody. */
export const notifyOtherTabs = (personId: string | null): void => channel?.postMessage(personId)
