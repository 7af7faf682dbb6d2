import type { SessionState } from '../session-state.ts'

/** Shows administrators the apps; the other address returns the same as JSON. For anyone else the page does not exist. */
export const overviewPath = '/__apps'
export const overviewJsonPath = `${overviewPath}.json`

export const isOverview = (pathname: string, session: SessionState): boolean =>
  pathname === overviewPath && session !== 'unknown' && session?.user.isAdministrator === true
