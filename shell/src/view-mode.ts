import type { Platform, ViewMode } from '@portal/shared-ui/platform/platform'
import { keepPreference } from './preference.ts'

/** Shows one side of the portal, and draws it from the first frame on next time. */
export const showSide = (viewMode: Platform['viewMode'], side: ViewMode): void => {
  viewMode.set(side)
  keepPreference('view-mode', side)
}
