/** A made-up origin for this site, which also works on the server. The domain cannot exist. */
const here = 'https://portal.invalid'

/**
 * The path for the address of a notification or an insight; null if it leads off this site. Browsers read
 * "//elsewhere.com" and "/\elsewhere.com" as other hosts.
 */
export const sitePathOf = (actionUrl: string | null): string | null => {
  if (!actionUrl?.startsWith('/')) return null
  const url = new URL(actionUrl, here)
  return url.origin === here ? url.pathname + url.search + url.hash : null
}
