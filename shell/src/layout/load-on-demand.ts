import type { PageData } from '../../seam/page-data.ts'
import { afterFirstScreen } from '../after-first-screen.ts'
import type { FollowedTab } from '../open-tab/follow-other-tabs.ts'
import { loadOpenTab } from '../open-tab/load-open-tab.ts'
import type { Visitor } from '../prefetch/visitor.ts'
import { watchIconButtons } from '../tooltips/watch-icon-buttons.ts'

export const loadAccountMenu = async () =>
  (await import(/* webpackChunkName: "on-demand-account" */ './account-menu.tsx')).AccountMenu

export const loadToasts = () =>
  import(/* webpackChunkName: "on-demand-toasts" */ '@portal/shared-ui/toast-region')

export const loadNotifications = () =>
  import(/* webpackChunkName: "on-demand-unread" */ '../notifications/notifications.tsx')

export const loadAssistant = () =>
  import(/* webpackChunkName: "on-demand-assistant" */ '../assistant/assistant.tsx')

export const loadSubscribe = () => import(/* webpackChunkName: "on-demand-newsletter" */ './subscribe.ts')

export const loadPlaceSearch = () => import(/* webpackChunkName: "on-demand-places" */ './place-search.tsx')

export const loadEmptyPicture = async () =>
  (await import(/* webpackChunkName: "on-demand-picture" */ '@portal/shared-ui/empty-picture')).EmptyPicture

/** Only for people who see an overridden app. */
export const loadOverrideBanner = () =>
  import(/* webpackChunkName: "on-demand-override" */ './override-banner.tsx')

/** A person reads or presses first. */
const pauseMs = 3000
/** What fails to load now is requested when it is wanted. */
const ignore = () => undefined

/** What is likely to be wanted, so that it works offline, and what keeps an open tab up to date. `opened` is the page as opened. */
export const loadForLater = (visitor: Visitor & FollowedTab, opened: PageData): void => {
  const personId = visitor.session.get()?.user.id ?? null
  void afterFirstScreen(() => {
    loadOpenTab().then(({ startOpenTab }) => startOpenTab(visitor, opened, personId), ignore)
    loadToasts().catch(ignore)
    watchIconButtons()
  })
  if (visitor.session.get()) void afterFirstScreen(() => loadAccountMenu().catch(ignore), pauseMs)
}
