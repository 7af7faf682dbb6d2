export const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

/** Null for nobody. */
export const notifyOtherTabs = (personId: string | null): void => channel?.postMessage(personId)
