import type { calendarEndpoints } from '@portal/contract/calendar/endpoints'
import { eq, sql } from 'drizzle-orm'
import { hashOfToken, newToken } from '../../platform/request/cookie.ts'
import type { Verb } from '../../platform/request/route.ts'
import { calendarLinks } from '../../schema/calendar-links.ts'

/** The link before no longer works. It is shown once, and only its hash is kept. */
export const openCalendar: Verb<typeof calendarEndpoints.open> = async ({ database, caller, env }) => {
  const token = newToken()
  const tokenHash = hashOfToken(token)
  await database
    .insert(calendarLinks)
    .values({ userId: caller.id, tokenHash })
    .onConflictDoUpdate({ target: calendarLinks.userId, set: { tokenHash, createdAt: sql`now()` } })
  return { url: `${env.publicOrigin ?? ''}/api/calendar/${token}` }
}

export const readCalendarLink: Verb<typeof calendarEndpoints.link> = async ({ database, caller }) => {
  const [link] = await database
    .select({ madeAt: calendarLinks.createdAt })
    .from(calendarLinks)
    .where(eq(calendarLinks.userId, caller.id))
  return { madeAt: link?.madeAt ?? null }
}

export const turnOffCalendar: Verb<typeof calendarEndpoints.turnOff> = async ({ database, caller }) => {
  await database.delete(calendarLinks).where(eq(calendarLinks.userId, caller.id))
}
