import { overviewPath } from '@portal/releases/names'
import type { SessionState } from './session-state.ts'

/** Whether that is the administrators' page about the apps, for an administrator. */
export const isOverview = (pathname: string, session: SessionState): boolean =>
  pathname === overviewPath && session !== 'unknown' && session?.user.isAdministrator === true
