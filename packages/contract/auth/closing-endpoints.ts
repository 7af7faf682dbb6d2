import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { UserAnswer } from '../people/person.ts'
import { id, timestamp } from '../values/text.ts'
import { CloseAccount } from './credentials.ts'

/** What closing an account ends, and what prevents it. */
export const ClosingPreview = z.object({
  /** An account less than a day old closes right away, and its tenancies are canceled. */
  isAtOnce: z.boolean(),
  /** Running and coming ones, which prevent it unless the account closes at once. */
  tenancies: z.array(z.object({ id, propertyId: id, title: z.string() })).check(z.maxLength(200)),
  listings: z.int(),
  offers: z.int(),
  applications: z.int(),
  inquiries: z.int(),
  /** People who can see what the person shares. */
  readers: z.int(),
  /** Paid for, with the end of what is paid; null without one. */
  plan: z.nullable(z.object({ name: z.string(), endsAt: z.nullable(timestamp) })),
})
export type ClosingPreview = z.infer<typeof ClosingPreview>

export const closingEndpoints = {
  preview: endpoint({
    method: 'GET',
    path: '/api/auth/close',
    summary: "What closing the caller's account would end, and what prevents it",
    access: 'person',
    status: 200,
    answer: z.object({ preview: ClosingPreview }),
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/auth/close',
    summary: "Close the caller's account: in two weeks, or at once if it is younger than a day",
    access: 'person',
    body: CloseAccount,
    asksForCode: true,
    whileClosing: true,
    status: 200,
    answer: UserAnswer,
    errors: ['conflict'],
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/auth/keep',
    summary: 'Keep an account that is about to close',
    access: 'person',
    whileClosing: true,
    status: 200,
    answer: UserAnswer,
  }),
}
