// What the server must know to draw the page: in cookies, for a year.
export type Preference = 'theme' | 'view-mode' | 'time-zone'

/** Always false on the server. */
export const isPreferenceKept = (name: Preference): boolean =>
  typeof document !== 'undefined' && document.cookie.includes(`${name}=`)

export const keepPreference = (name: Preference, value: string): void => {
  if (typeof document === 'undefined') return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`
}
