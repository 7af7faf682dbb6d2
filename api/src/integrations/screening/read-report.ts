import {
  type CheckReport,
  type CheckResult,
  checkResults,
  maxRecords,
  maxSections,
} from '@portal/contract/background-checks/background-check'
import { isRecord } from '@portal/contract/values/json'
import * as z from 'zod/mini'

/** A report's screenings by the names that Checkr embeds them under, and ours. */
const titles = {
  ssn_trace: 'Social Security number trace',
  national_criminal_search: 'National criminal records',
  federal_criminal_search: 'Federal criminal records',
  state_criminal_searches: 'State criminal records',
  county_criminal_searches: 'County criminal records',
  sex_offender_search: 'Sex offender registries',
  global_watchlist_search: 'Watch lists',
  eviction_search: 'Evictions',
} as const

/** For the `include` of a call. */
export const embedded = Object.keys(titles).join(',')

const maybe = z.nullish(z.string())
const Charge = z.object({ charge: maybe, disposition: maybe, disposition_date: maybe })
const Finding = z.object({ case_number: maybe, file_date: maybe, charges: z.nullish(z.array(Charge)) })
const Screening = z.object({
  status: maybe,
  result: maybe,
  records: z.nullish(z.array(Finding)),
})
type Screening = z.infer<typeof Screening>

const resultIn = ({ status, result }: Screening): CheckResult | null =>
  checkResults.find(word => word === (result ?? status)) ?? null

const linesOf = ({ case_number: number, file_date: filed, charges }: z.infer<typeof Finding>): string[] => {
  const about = [number && `case ${number}`, filed && `filed ${filed}`]
  const each = charges?.length ? charges : [{}]
  return each.map(({ charge, disposition, disposition_date: decided }: z.infer<typeof Charge>) =>
    [charge ?? 'A record', disposition && [disposition, decided].filter(Boolean).join(' on '), ...about]
      .filter(Boolean)
      .join(', '),
  )
}

const sectionOf = (title: string, screenings: readonly Screening[]) => ({
  title,
  result: screenings.some(one => resultIn(one) === 'consider')
    ? ('consider' as const)
    : screenings.every(one => resultIn(one) === 'clear')
      ? ('clear' as const)
      : null,
  records: screenings
    .flatMap(({ records }) => records ?? [])
    .flatMap(linesOf)
    .slice(0, maxRecords),
})

/** One is embedded as it is, several as a list, or as an object with one. */
const screeningsIn = (value: unknown): Screening[] => {
  const list = Array.isArray(value)
    ? value
    : isRecord(value) && Array.isArray(value.data)
      ? value.data
      : [value]
  return list.flatMap(one => Screening.safeParse(one).data ?? [])
}

/** What a landlord and a tenant need of it: addresses, numbers and birth dates are left out. */
export const sectionsOf = (report: Readonly<Record<string, unknown>>): CheckReport['sections'] =>
  Object.entries(titles)
    .filter(([name]) => (report[name] ?? null) !== null)
    .map(([name, title]) => sectionOf(title, screeningsIn(report[name])))
    .slice(0, maxSections)
