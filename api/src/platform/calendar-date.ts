/** The calendar date of a date string with or without a time: the day meant where the string was written. */
export const calendarDate = <Empty extends null | undefined>(value: string | Empty): string | Empty =>
  typeof value === 'string' ? value.slice(0, 10) : value
