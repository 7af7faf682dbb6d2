// A browser's field for a date and a time holds the person's own time, without a zone.

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** "2026-12-01T18:30", as the field holds it; empty for none. */
export const localOf = (moment: string | null | undefined): string => {
  const date = new Date(moment ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-')
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** The moment in UTC (ISO 8601); null for an empty field. */
export const momentOf = (local: string): string | null => {
  const date = new Date(local)
  return local === '' || Number.isNaN(date.getTime()) ? null : date.toISOString()
}
