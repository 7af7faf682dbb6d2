import { overviewPath } from '@portal/releases/names'
import type { SessionState } from './session-state.ts'

export const isOverview = (pathname: string, session: SessionState): boolean =>
  pathname === overviewPath && session !== 'unknown' && session?.user.isAdministrator === true
