// Choices of one browser that the server must know to draw the page right: kept in cookies for a year.
export type Preference = 'theme' | 'view-mode'

export const keepPreference = (name: Preference, value: string): void => {
  if (typeof document === 'undefined') return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`
}
