// A page that others link to cannot go; to remove it, first release those others without the link.
import { shellName } from '../names.ts'
import type { Registry, Route } from '../registry.ts'
import type { Release } from '../release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { Violation } from './violation.ts'

/** None if it cannot be read. */
const linksOf = (store: ReleaseStore, name: string, version: string): string[] => {
  try {
    return store.readRelease(name, version).links
  } catch {
    return []
  }
}

/** With any value of a parameter. */
const leadsTo = (link: string, { path }: Route): boolean => {
  const [ours, theirs] = [path.split('/'), link.split('/')]
  return (
    ours.length === theirs.length &&
    ours.every((segment, index) => segment.startsWith(':') || segment === theirs[index])
  )
}

/** Routes of the live version that this one lacks, and that the shell or an enabled app links to. */
export const linkedRoutes = (
  store: ReleaseStore,
  { shell, apps }: Registry,
  { name, routes }: Release,
): Violation[] => {
  const live = apps[name]?.routes ?? []
  const others = Object.entries({ [shellName]: { ...shell, enabled: true }, ...apps })
    .filter(([other, { enabled }]) => other !== name && enabled)
    .map(([other, { version }]) => ({ other, links: linksOf(store, other, version) }))
  return live.flatMap(route => {
    const linkedFrom = others.filter(({ links }) =>
      links.some(link => leadsTo(link, route) && !routes.some(kept => leadsTo(link, kept))),
    )
    if (linkedFrom.length === 0) return []
    const names = linkedFrom.map(({ other }) => other).join(', ')
    const message = `${name} no longer has ${route.path}, and ${names} links to it: keep the page, or release ${names} without the link first.`
    return [{ clause: 'route-linked', message }]
  })
}
