// What is the reader's own is said on the reader's clock, also by the page server, which draws for one reader after another.

/** Undefined in a browser, null while the page server does not know it. */
let drawnIn: string | null | undefined

/** Only for the page server: from now on draws in this time zone, for null without times of day, for undefined in its own. */
export const drawInZone = (timeZone: string | null | undefined): void => {
  drawnIn = timeZone
}

export const isReadersZoneKnown = (): boolean => drawnIn !== null

/** For one use after another: making a format is slow. */
export const inReadersZone = (options: Intl.DateTimeFormatOptions): ((at: number | Date) => string) => {
  let format: Intl.DateTimeFormat | undefined
  let madeFor: string | null | undefined
  return at => {
    if (!format || madeFor !== drawnIn)
      format = new Intl.DateTimeFormat('en-US', {
        ...options,
        ...(drawnIn !== undefined && { timeZone: drawnIn ?? 'UTC' }),
      })
    madeFor = drawnIn
    return format.format(at)
  }
}
