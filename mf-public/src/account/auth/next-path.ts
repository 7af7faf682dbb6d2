import * as sitePaths from '@portal/contract/site-paths'

const here = 'https://this.site'

/**
 * `address` if it is a path of this site, else the home page. It is parsed as browsers do, because "/\\evil",
 * "/<tab>/evil" and "/.//evil" are other sites.
 */
export const nextPath = (address: string | null): string => {
  if (!address?.startsWith('/') || !URL.canParse(address, here)) return sitePaths.home
  const { origin, pathname, search, hash } = new URL(address, here)
  return origin === here && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : sitePaths.home
}
