import type { AddressOf } from '@portal/server/client-address'
import type { Database } from '../database/database.ts'
import type { Replica } from '../database/replica.ts'
import type { Env } from '../env.ts'
import type { Jobs } from '../jobs/open-jobs.ts'
import type { Geocoder } from '../ports/geocoder.ts'
import type { LanguageModel } from '../ports/language-model.ts'
import type { Mailing } from '../ports/mail-server.ts'
import type { ObjectStore } from '../ports/object-store.ts'
import type { Payments } from '../ports/payments.ts'
import type { Caller } from '../session/find-caller.ts'

/** What the API gets when it starts. */
export interface Services {
  database: Database
  env: Env
  jobs: Jobs
  addressOf: AddressOf
  /** Sells plans, if keys are set. */
  payments?: Payments | undefined
  /** The assistant's model, if there is one. */
  languageModel?: LanguageModel | undefined
  /** Looks up addresses, if one is set. */
  geocoder?: Geocoder | undefined
  /** Set if there is a mail server; without one, no mail may be added. */
  mail?: Mailing | undefined
  /** Where files are kept. */
  objects: ObjectStore
  /** Sign addresses of files: the first signs, all are accepted. */
  secretKeys: readonly [string, ...string[]]
  /** Answers endpoints that may lag, if there is one. */
  replica?: Replica | undefined
  /** The deadline for an answer to begin, unless its endpoint declares another; 10 s by default. */
  answerSeconds?: number
}

/** Sends an event by name; its schema parses the data. */
export type Tell = (event: string, data: unknown) => void

/** What a verb knows about its request, in addition to the input. */
export interface Context<Who extends Caller | null = Caller | null> {
  database: Database
  env: Env
  jobs: Jobs
  payments?: Payments | undefined
  languageModel?: LanguageModel | undefined
  geocoder?: Geocoder | undefined
  mail?: Mailing | undefined
  objects: ObjectStore
  secretKeys: readonly [string, ...string[]]
  /**
   * Serves reads that may lag; undefined if there is none, and for people who are writing or have just
   * written.
   */
  replica?: Replica | undefined
  requestId: string
  /** Milliseconds since 1970. */
  arrivedAt: number
  address: string
  userAgent: string | null
  /** Whether the browser asks for few bytes (Save-Data). */
  savesData: boolean
  /** The request's If-None-Match header: which copies the caller has. */
  knownEtags: string | null
  /** The request's Cookie header. */
  cookies: string | null
  /** Whether the pages' server calls for itself, which it proves with the key that it shares with the API. */
  isFromPages: boolean
  /** The signed-in person; the endpoint's access says whether there must be one, and with which role. */
  caller: Who
  /** Headers of the answer, such as Set-Cookie. */
  answerHeaders: Headers
  /** Aborts once the caller has left. */
  signal: AbortSignal
  /** Sends one of the endpoint's events; undefined unless the caller listens to them. */
  tell?: Tell | undefined
}
