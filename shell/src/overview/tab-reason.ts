import type { PackageOverview } from '../../seam/overview.ts'
import type { TabVersion } from '../reports/tab-versions.ts'

type Live = Pick<PackageOverview, 'app' | 'version' | 'previous'>

/** A sentence: the tab's version, if it remembers, and why. */
export const tabReason = (
  { version: live }: Live,
  used: TabVersion | undefined,
  origin: string | undefined,
): string => {
  if (origin) return `From ${origin}: an override.`
  if (!used) return `Opens in the live version, ${live}.`
  const { version, gaveUp } = used
  if (gaveUp && gaveUp.version !== version)
    return `${version}: a fallback, because ${gaveUp.version} failed (${gaveUp.message || 'no message'}).`
  if (version === live) return `${version}: the live version.`
  return `${version}: it was live when this page was opened. This tab keeps it until the next page.`
}
