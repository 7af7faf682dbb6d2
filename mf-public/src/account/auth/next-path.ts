import * as sitePaths from '@portal/contract/site-paths'

const here = 'https://this.site'

/**
 * Where to go after signing in: `given` if it is a path of this site, else the home page. It is parsed the
 * way browsers parse it, because "/\\evil", "/<tab>/evil" and "/.//evil" are all addresses of another site.
 */
export const nextPath = (given: string | null): string => {
  if (!given?.startsWith('/') || !URL.canParse(given, here)) return sitePaths.home
  const { origin, pathname, search, hash } = new URL(given, here)
  return origin === here && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : sitePaths.home
}
