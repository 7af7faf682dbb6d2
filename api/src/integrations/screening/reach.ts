import * as z from 'zod/mini'
import { unreachable } from '../../platform/ports/screening.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import { readText } from '../read-text.ts'

/** Short, because a transaction waits meanwhile and is ended after 8 s. */
const timeoutMs = 3000
/** A report with many records takes far less. */
const maxBytes = 2_000_000

export interface CheckrAccount {
  /** With its version, such as https://api.checkr.com/v1. */
  apiUrl: string
  apiKey: string
  /** For tests. */
  timeoutMs?: number
}

/** The provider does not have what a call names. */
class Missing extends Error {}

export type Ask = <Schema extends z.ZodMiniType>(
  path: string,
  answer: Schema,
  body?: object,
) => Promise<z.output<Schema>>

/** For a series of calls, which can take 3 s together. With a body, a call is a POST. */
export const openReach =
  ({ apiUrl, apiKey, timeoutMs: patience = timeoutMs }: CheckrAccount) =>
  (): Ask => {
    const signal = AbortSignal.timeout(patience)
    return async (path, answer, body) => {
      try {
        const response = await fetch(`${apiUrl}${path}`, {
          method: body ? 'POST' : 'GET',
          headers: {
            accept: 'application/json',
            authorization: `Basic ${btoa(`${apiKey}:`)}`,
            ...(body && { 'content-type': 'application/json' }),
          },
          body: body ? JSON.stringify(body) : null,
          redirect: 'error',
          signal,
        })
        if (!response.ok) {
          await response.body?.cancel()
          if (response.status === 404) throw new Missing('answered 404')
          throw new Error(`answered ${response.status}`)
        }
        return answer.parse(JSON.parse(await readText(response, maxBytes)))
      } catch (thrown) {
        throw unreachable(failureOf(path, thrown))
      }
    }
  }

/** For the operator alone, and without what the provider knows about people. */
const failureOf = (path: string, thrown: unknown): Error => {
  const [, kind = ''] = /^\/(\w+)/.exec(path) ?? []
  const reason =
    thrown instanceof z.core.$ZodError
      ? `an unknown form of ${thrown.issues.map(issue => issue.path.join('.')).join(', ')}`
      : thrown instanceof SyntaxError
        ? 'no JSON'
        : thrown instanceof Error
          ? thrown.message
          : 'no answer'
  return new Error(`Checkr (${kind}): ${reason}`, { cause: thrown instanceof Missing ? thrown : undefined })
}

/** Null if the provider does not have it. */
export const orNull = <Found>(ask: Promise<Found>): Promise<Found | null> =>
  ask.catch((thrown: unknown) => {
    if (thrown instanceof Refusal && isMissing(thrown.cause)) return null
    throw thrown
  })

const isMissing = (failure: unknown): boolean => failure instanceof Error && failure.cause instanceof Missing
