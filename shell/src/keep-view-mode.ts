import type { Platform } from '@portal/shared-ui/platform/platform'
import { keepPreference } from './preference.ts'

/** The chosen side of the portal is drawn from the first frame on next time. */
export const keepViewMode = (viewMode: Platform['viewMode']): void => {
  viewMode.subscribe(() => keepPreference('view-mode', viewMode.get()))
}
