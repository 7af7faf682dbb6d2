import { momentInWords, ownTimeZone } from '@portal/contract/values/moment-words'
import { isReadersZoneKnown } from '@portal/shared-ui/readers-zone'

/**
 * "Tue, Nov 24, 2026, 10:00 AM PST" in the home's time zone, and, if the reader's differs, " (1:00 PM EST for you)",
 * with the date if that differs too. In the reader's zone if the home's is unknown.
 */
export const visitInWords = (
  moment: string,
  timeZone: string | null,
  readersZone: string | undefined = isReadersZoneKnown() ? ownTimeZone() : undefined,
): string => {
  const there = momentInWords(moment, timeZone ?? readersZone ?? null, { weekday: 'short' })
  const here = momentInWords(moment, readersZone ?? timeZone, { weekday: 'short' })
  if (here === there) return there
  const date = /^\w+, \w+ \d+, \d+, /.exec(there)?.[0] ?? ''
  return `${there} (${here.startsWith(date) ? here.slice(date.length) : here} for you)`
}
