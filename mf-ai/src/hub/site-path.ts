/** Stands for this site, also where the server draws: no host is called that. */
const here = 'https://portal.invalid'

/**
 * The path to go to for the address of a notification or an insight; null where it leads off this site.
 * "//elsewhere.com" and "/\elsewhere.com" look like paths, but browsers take them for other hosts.
 */
export const sitePathOf = (actionUrl: string | null): string | null => {
  if (!actionUrl?.startsWith('/')) return null
  const url = new URL(actionUrl, here)
  return url.origin === here ? url.pathname + url.search + url.hash : null
}
