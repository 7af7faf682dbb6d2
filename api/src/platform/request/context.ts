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
import type { Screening } from '../ports/screening.ts'
import type { Caller } from '../session/find-caller.ts'

interface Shared {
  database: Database
  env: Env
  jobs: Jobs
  payments?: Payments | undefined
  screening?: Screening | undefined
  languageModel?: LanguageModel | undefined
  geocoder?: Geocoder | undefined
  /** No mail may be added without it. */
  mail?: Mailing | undefined
  objects: ObjectStore
  /** Sign addresses of files: the first signs, all are accepted. */
  secretKeys: readonly [string, ...string[]]
}

export interface Services extends Shared {
  addressOf: AddressOf
  replica?: Replica | undefined
  /** Until an answer begins, unless its endpoint declares another; 10 by default. */
  answerSeconds?: number
}

/** The event's schema parses the data. */
export type Tell = (event: string, data: unknown) => void

export interface Context<Who extends Caller | null = Caller | null> extends Shared {
  /** Undefined also for people who are writing or have just written. */
  replica?: Replica | undefined
  requestId: string
  /** Milliseconds since 1970. */
  arrivedAt: number
  address: string
  userAgent: string | null
  /** Whether the browser asks for few bytes (Save-Data). */
  savesData: boolean
  /** If-None-Match: which copies the caller has. */
  knownEtags: string | null
  cookies: string | null
  /** The pages' server proves it with the key that it shares with the API. */
  isFromPages: boolean
  /** The endpoint's access says whether there must be one, and with which role. */
  caller: Who
  answerHeaders: Headers
  signal: AbortSignal
  /** Undefined unless the caller listens to the endpoint's events. */
  tell?: Tell | undefined
}
