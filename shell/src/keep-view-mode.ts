import type { Platform } from '@portal/shared-ui/platform/platform'
import { keepPreference } from './preference.ts'

/** The side of the portal that is chosen is drawn from the first frame on next time. */
export const keepViewMode = (viewMode: Platform['viewMode']): void => {
  viewMode.subscribe(() => keepPreference('view-mode', viewMode.get()))
}
