// Homes, lists and days in words.
import { countOf, factsOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { formatDollars } from '@portal/contract/values/numerals'
import type { Home } from './read-results.ts'

export { countOf, formatDollars }

/** '[Sunny flat](/properties/…)'. Brackets would end the link early. */
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

/** 'Nov 24, 2026' of a date or a moment; nothing when it is neither. */
export const dayOf = (iso: string | null): string => {
  const time = Date.parse(iso ?? '')
  return Number.isNaN(time) ? '' : day.format(time)
}

/** 'Nov 24, 2026, 9:00 AM PST'. */
export const momentOf = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso))

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'in_progress' is 'in progress'. */
export const spaced = (text: string): string => text.replaceAll('_', ' ')

/** At most so long, at a word's end. */
export const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')}…`
