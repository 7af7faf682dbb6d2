import { overridesCookie } from '../seam/overrides.ts'

/** Goes back to the registry's version of every app. */
export const resetOverrides = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${overridesCookie}=; Path=/; Max-Age=0`
  const url = new URL(window.location.href)
  url.searchParams.delete('mf')
  window.location.assign(url)
}
