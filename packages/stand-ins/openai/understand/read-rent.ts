// Reads a rent range in dollars a month.

export interface Rent {
  minRent?: number
  maxRent?: number
}

/** Expects digits; ignores numbers that are not money, such as square feet, ZIP codes or years. */
const amount = String.raw`(\$?\d+(?:\.\d+)?)(?! ?(?:sq|square|sqft|sf|feet|ft|foot|minute|min|mile|block|day|week|year|am|pm))`
const below =
  '(?:not (?:go|be|pay|spend|cost|exceed)? ?(?:much )?(?:over|above|past|beyond|more than|exceed(?:ing)?)|no more than|not more than|nothing over|nothing above|not over|not above|not exceed(?:ing)?|less than|lower than|cheaper than|fewer than|up to|upto|under|below|beneath|at most|maximum(?: of| is)?|max(?: of| is| rent| budget)?|within|cap(?:ped)? (?:at|of|is)|cap|budget(?: is| of| would be)?(?: around| about)?|limit(?: is| of)?|afford|spend|pay|can do|got|ceiling(?: of| is)?|keep it (?:under|to)|for)'
const above =
  '(?:at least|more than|over|above|from|starting at|minimum(?: of)?|min(?: of)?|upwards of|north of|no less than|not less than|not under)'
const about =
  '(?:around|about|roughly|approximately|approx|close to|near|circa|ballpark|in the neighborhood of|somewhere around)'
const after =
  '(?:or less|or under|or below|or cheaper|or lower|max|maximum|tops|at most|budget|and under|and below|ceiling|limit)'

const dollarsIn = (text: string | undefined): number => Number(text?.replace('$', '') ?? Number.NaN)

/** Small numbers are money only with a '$', and five digits without one are a ZIP code. */
const isRent = (text: string | undefined): boolean => {
  const value = dollarsIn(text)
  if (text?.startsWith('$')) return value > 0
  return value >= 400 && value < 20_000 && !(value >= 2020 && value <= 2035)
}

/** '2 to 3000' means '2000 to 3000'. */
const alike = (low: number, high: number): number => (low < 20 && high >= 1000 ? low * 1000 : low)

const first = (text: string, ...patterns: string[]): RegExpExecArray | null => {
  for (const pattern of patterns) {
    const found = new RegExp(`\\b${pattern}`).exec(text) ?? new RegExp(pattern).exec(text)
    if (found && isRent(found.at(-1))) return found
  }
  return null
}

export const readRent = (text: string): Rent => {
  const range = first(text, `(?:between )?(\\$?\\d+(?:\\.\\d+)?) ?(?:to|and|or|through|until) ${amount}`)
  if (range) {
    const high = dollarsIn(range[2])
    const low = alike(dollarsIn(range[1]), high)
    if (low >= 400 && low <= high) return { minRent: low, maxRent: high }
  }
  const roughly = first(text, `${about} ${amount}`)
  if (roughly) {
    const value = dollarsIn(roughly[1])
    return { minRent: Math.round(value * 0.9), maxRent: Math.round(value * 1.1) }
  }
  const highest = first(
    text,
    `${below} (?:a |of |is |about |around |rent )?${amount}`,
    `${amount} (?:a month |per month |dollars |bucks )?${after}`,
  )
  const lowest = first(
    text,
    `(?<!no |not (?:\\w+ )?(?:much )?)${above} (?:a |of )?${amount}`,
    `${amount} (?:or more|and up|plus)`,
  )
  if (highest)
    return {
      maxRent: dollarsIn(highest[1]),
      ...(lowest && lowest[1] !== highest[1] && { minRent: dollarsIn(lowest[1]) }),
    }
  if (lowest) return { minRent: dollarsIn(lowest[1]) }
  const bare = first(text, amount)
  return bare ? { maxRent: dollarsIn(bare[1]) } : {}
}
