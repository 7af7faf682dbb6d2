// What people do about a home, step by step, and what each step leaves in their conversation.
import type { DeclineReason } from '@portal/contract/applications/application'
import type { CriterionName } from '@portal/contract/applications/fit'
import type { DataCategory } from '@portal/contract/consents/categories'
import type { TenancySide } from '@portal/contract/tenancies/lifecycle'
import type { ThreadEvent } from '@portal/contract/threads/thread'
import type { tenantProfiles, users } from '../schema/people.ts'
import type { properties } from '../schema/properties.ts'
import { idAt } from './moment.ts'

/** Moments are ISO 8601, days are on the home's clock. */
export type Step = { at: string /** Not read yet by the other person. */; isNew?: true } & (
  | { did: 'say'; by: TenancySide; words: string; photos?: readonly string[] }
  | { did: 'ask'; words: string; about?: 'question'; wishes?: readonly string[] }
  | { did: 'answer'; words: string }
  | { did: 'propose'; times: readonly string[]; words: string }
  | { did: 'choose'; time: string }
  | { did: 'attend' }
  | { did: 'call off'; by: TenancySide; words: string }
  | { did: 'turn down'; words: string }
  | { did: 'leave unanswered' }
  | {
      did: 'apply'
      words: string
      from: string
      occupants: number
      months?: number
      /** By category. */
      shares?: Partial<Record<DataCategory, readonly string[]>>
    }
  | { did: 'look at it' }
  | { did: 'accept'; words: string }
  | { did: 'decline'; words: string; reason: DeclineReason; criteria: readonly CriterionName[] }
  | { did: 'withdraw' }
  | { did: 'leave undecided' }
  /** `rent` and the deposit are their share, if others live there, too. */
  | { did: 'agree'; from: string; months?: number; householdId?: string; rent?: number }
  | { did: 'move in'; words: string }
  | { did: 'give notice'; until: string; words: string }
  /** Before the portal knew of it. */
  | { did: 'live'; from: string; until: string }
  | { did: 'rate'; stars: number; words: string; answer?: string }
)

/** Addresses of photographs, ids of papers; nothing without an object store. */
export interface Files {
  photosOf: (name: string) => readonly string[]
  papersOf: (name: string) => readonly string[]
}

export interface Parties {
  tenant: Pick<typeof users.$inferInsert, 'backgroundCheckStatus'> & {
    id: string
    profile: Pick<
      typeof tenantProfiles.$inferInsert,
      'monthlyIncome' | 'petOwner' | 'smokingStatus' | 'answered'
    > | null
  }
  home: typeof properties.$inferInsert & { id: string }
  threadId: string
  /** Another one for each conversation: ids are made of it. */
  number: number
}

/** What a step leaves in the conversation; without a side, the portal did it. */
export interface StepNote {
  by: TenancySide | null
  body?: string
  event?: ThreadEvent
  photos?: string[]
  inquiryId?: string
}

/** Takes each step in turn, and keeps the rows of one kind; returns nothing for steps that are not about them. */
export interface Ledger<Row> {
  rows: readonly Row[]
  take: (step: Step) => StepNote[]
}

/** Unique in the demonstration; `kind` is another thousand for each table. */
export const idOfStep = ({ at }: Step, { number }: Parties, kind: number, place: number): string =>
  idAt(at, kind * 10_000 + number * 100 + place)

export const changeLast = <Row extends { updatedAt?: unknown }>(
  rows: readonly Row[],
  { at }: Step,
  changes: Partial<Row>,
): Row => {
  const last = rows.at(-1)
  if (!last) throw new Error(`There is nothing to change at ${at}`)
  return Object.assign(last, changes, { updatedAt: at })
}

export const daysAfter = (moment: string, days: number): string =>
  new Date(Date.parse(moment) + days * 86_400_000).toISOString()
