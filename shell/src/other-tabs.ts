export const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

/** Lets the portal's other tabs know who is signed in now; null for nobody. */
export const notifyOtherTabs = (personId: string | null): void => channel?.postMessage(personId)
