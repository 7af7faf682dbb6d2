import type { AddressOf } from '@portal/server/client-address'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import type { Caller } from './find-caller.ts'
import type { Jobs } from './jobs/open-jobs.ts'
import type { LanguageModel } from './language-model.ts'
import type { Payments } from './payments.ts'
import type { Replica } from './replica.ts'

/** What the whole API gets at its start. */
export interface Services {
  database: Database
  env: Env
  jobs: Jobs
  addressOf: AddressOf
  /** Sells plans, where keys are set. */
  payments?: Payments | undefined
  /** What the assistant thinks with, where there is one. */
  languageModel?: LanguageModel | undefined
  /** Answers endpoints that may lag, where there is one. */
  replica?: Replica | undefined
  /** Within which an answer begins, unless its endpoint declares another limit; 10 s when left out. */
  answerSeconds?: number
}

/** Sends an event by its name; its schema parses the data. */
export type Tell = (event: string, data: unknown) => void

/** What a verb knows of the request it serves, besides its input. */
export interface Context<Who extends Caller | null = Caller | null> {
  database: Database
  env: Env
  jobs: Jobs
  payments?: Payments | undefined
  languageModel?: LanguageModel | undefined
  /** What may lag is read from it; undefined without one, and for whoever writes or has just written. */
  replica?: Replica | undefined
  requestId: string
  /** In milliseconds since 1970. */
  arrivedAt: number
  address: string
  userAgent: string | null
  /** The request's Cookie header. */
  cookies: string | null
  /** Whether the pages' server asks for itself: it has shown the key that it shares with the API. */
  isFromPages: boolean
  /** The person who is signed in; the endpoint's access says whether there must be one, and of which role. */
  caller: Who
  /** Headers of the answer, such as Set-Cookie. */
  answerHeaders: Headers
  /** Aborted once the caller has left. */
  signal: AbortSignal
  /** Sends one of the endpoint's events; undefined unless the caller listens to them. */
  tell?: Tell | undefined
}
