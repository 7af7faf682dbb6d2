// What `<input type="datetime-local">` holds, in the person's own time zone, and the moment that it means.

const minuteMs = 60_000

/** "2026-11-03T09:30", or nothing, as a moment (ISO 8601 in UTC); what is no date and time is ''. */
export const momentOf = (local: string): string => {
  const moment = new Date(local)
  return local === '' || Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}

/** The other way round: a moment as the input shows it, and nothing for null. */
export const localMomentOf = (timestamp: string | null): string => {
  if (timestamp === null) return ''
  const moment = new Date(timestamp)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16)
}

/** The person's time zone in words: "Pacific Standard Time". */
export const timeZoneName = (): string =>
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'your own time zone'
