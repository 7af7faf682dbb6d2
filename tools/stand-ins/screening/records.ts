// What the stand-in keeps, in Checkr's form (https://docs.checkr.com).
import { readFileSync, writeFileSync } from 'node:fs'

interface Candidate {
  id: string
  object: 'candidate'
  uri: string
  created_at: string
  email: string
  first_name: string | null
  last_name: string | null
  custom_id: string | null
  report_ids: string[]
}

export interface Invitation {
  id: string
  object: 'invitation'
  uri: string
  created_at: string
  expires_at: string
  completed_at: string | null
  deleted_at: string | null
  status: 'pending' | 'completed' | 'expired'
  invitation_url: string
  package: string
  candidate_id: string
  report_id: string | null
}

export interface Report {
  id: string
  object: 'report'
  uri: string
  created_at: string
  completed_at: string | null
  revised_at: string | null
  status: 'pending' | 'complete' | 'canceled' | 'dispute'
  result: 'clear' | 'consider' | null
  package: string
  candidate_id: string
}

interface Kept {
  candidates: Candidate[]
  invitations: Invitation[]
  reports: Report[]
}

export interface Records extends Kept {
  /** Call it after each change. */
  keep(): void
}

/** In a file, or in memory without one. */
export const openRecords = (file: string | undefined): Records => {
  const kept: Kept = (file && read(file)) || { candidates: [], invitations: [], reports: [] }
  return {
    ...kept,
    keep: () => {
      if (file) writeFileSync(file, JSON.stringify(kept))
    },
  }
}

/** Guarantee: only the stand-in writes the file. */
const read = (file: string): Kept | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch {
    return undefined
  }
}

/** Like Checkr's: 24 hexadecimal digits. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 24)

const search = (object: string, result: Report['result'], records: object[] = []) => ({
  id: newId(),
  object,
  status: result ?? 'pending',
  records,
})

const conviction = {
  case_number: '24CR-0177',
  file_date: '2024-03-05',
  charges: [{ charge: 'Petty theft', disposition: 'Guilty', disposition_date: '2024-05-02' }],
}

/** With the screenings of `include`, of which one has records if there is something to consider. */
export const withScreenings = (report: Report, include: string): object => {
  const isFound = report.result === 'consider'
  const screenings: Record<string, object> = {
    ssn_trace: search('ssn_trace', report.result && 'clear'),
    national_criminal_search: search('national_criminal_search', report.result && 'clear'),
    county_criminal_searches: [search('county_criminal_search', report.result, isFound ? [conviction] : [])],
    sex_offender_search: search('sex_offender_search', report.result && 'clear'),
    eviction_search: search('eviction_search', report.result && 'clear'),
  }
  const wanted = include.split(',').filter(name => name in screenings)
  return { ...report, ...Object.fromEntries(wanted.map(name => [name, screenings[name]])) }
}
