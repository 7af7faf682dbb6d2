// Writes homes, lists and days as text.
import { countOf, factsOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { momentInWords } from '@portal/contract/values/moment-words'
import { formatDollars } from '@portal/contract/values/numerals'
import { capitalized, shortened } from '@portal/contract/values/words'
import type { Home } from './read-results.ts'

export { capitalized, countOf, formatDollars, momentInWords, shortened }

/** '[Sunny flat](/properties/…)'. Removes brackets, which would end the link early. */
export const linkTo = ({ id, title }: { id: string; title: string }): string =>
  `[${title.replace(/[[\]]/g, '')}](${sitePaths.property(id)})`

export const whereOf = ({ neighborhood, city }: Pick<Home, 'neighborhood' | 'city'>): string =>
  [neighborhood, city].filter(Boolean).join(', ')

/** '[Title](…), Temescal, Oakland: $2,450 a month, 2 beds, 1 bath'. */
export const lineOf = (home: Home): string =>
  `${linkTo(home)}, ${whereOf(home)}: ${[`${formatDollars(home.rentAmount)} a month`, ...factsOf(home)].join(', ')}${home.isAvailable ? '' : ' (rented)'}`

export const listed = (lines: readonly string[]): string => lines.map(line => `- ${line}`).join('\n')
export const numbered = (lines: readonly string[]): string =>
  lines.map((line, index) => `${index + 1}. ${line}`).join('\n')

/** 'a, b and c'. */
export const joined = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** 'Nov 24, 2026' for a day or a moment, in its own time zone; empty if it is neither. */
export const dayOf = (iso: string | null): string => {
  const time = Date.parse((iso ?? '').slice(0, '2026-11-24'.length))
  return Number.isNaN(time) ? '' : day.format(time)
}

/** 'in_progress' becomes 'in progress'. */
export const spaced = (text: string): string => text.replaceAll('_', ' ')
