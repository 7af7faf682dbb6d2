/**
 * The path to go to for a notification's address; null where it leads off this site.
 * "//elsewhere.com" and "/\elsewhere.com" look like paths, but browsers take them for other hosts.
 */
export const sitePathOf = (actionUrl: string | null): string | null => {
  if (!actionUrl?.startsWith('/')) return null
  const url = new URL(actionUrl, window.location.origin)
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : null
}
