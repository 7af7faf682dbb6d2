import type { PageData } from '../../seam/page-data.ts'
import type { Visitor } from '../prefetch/visitor.ts'
import { watchLinks } from '../prefetch/watch-links.ts'
import { watchFailures } from '../reports/watch-failures.ts'
import { type FollowedTab, followOtherTabs } from './follow-other-tabs.ts'
import { followReleases } from './follow-releases.ts'
import { keepFocus } from './keep-focus.ts'

export { provenCulpritOf } from '../reports/culprit.ts'
export { madeIn } from '../reports/made-in.ts'
export { noteGivenUp } from '../reports/tab-versions.ts'

/** `opened` is the page as opened, `personId` who was signed in then. */
export const startOpenTab = (
  visitor: Visitor & FollowedTab,
  opened: PageData,
  personId: string | null,
): void => {
  watchFailures()
  keepFocus()
  followOtherTabs(visitor, personId)
  followReleases(opened.registry)
  watchLinks(visitor)
}
