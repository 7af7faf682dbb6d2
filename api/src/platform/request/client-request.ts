// Repeating a request under the same client id returns the existing thing as it is now.
import { type Endpoint, type Input, isCreation } from '@portal/contract/endpoint'
import { isRecord } from '@portal/contract/values/json'
import { and, eq } from 'drizzle-orm'
import { clientRequests } from '../../schema/client-requests.ts'
import { plannedOnce } from '../database/database.ts'
import type { Caller } from '../session/find-caller.ts'
import type { Context } from './context.ts'
import { Refusal } from './refusal.ts'

/** For a thing only its id, because it is read again later. */
export type StoredAnswer<Answer> = {
  [Name in keyof Answer]: Answer[Name] extends { id: string } ? { id: string } : Answer[Name]
}

const otherRequest = 'An earlier attempt was saved before you changed this'

/** Verbs do not need the client id. */
export const splitClientId = <Declared extends Endpoint>(endpoint: Declared, input: Input<Declared>) => {
  if (!isCreation(endpoint) || !isRecord(input.body)) return { clientId: undefined, request: input }
  const { clientId, ...body } = input.body
  return {
    clientId: typeof clientId === 'string' ? clientId : undefined,
    request: asInput<Declared>({ ...input, body }),
  }
}

/** Guarantee: only the client id was removed, which is optional. */
const asInput = <Declared extends Endpoint>(input: object): Input<Declared> => input as Input<Declared>

/**
 * Does the work of the first request with this client id and stores its result in one transaction; for a repeated one,
 * `repeat` gets the stored part of that answer. Throws `conflict` for a different request. Must run in the caller's
 * turn, so that the second of two requests at once finds the first one's result.
 */
export const onceFor = async <Answer>(
  { database, caller }: Context<Caller>,
  clientId: string,
  request: unknown,
  work: () => Promise<Answer>,
  repeat: (stored: StoredAnswer<Answer>) => Promise<Answer>,
): Promise<Answer> => {
  const requestHash = new Bun.CryptoHasher('sha256').update(JSON.stringify(request)).digest('base64url')
  const [earlier] = await plannedOnce(
    database
      .select()
      .from(clientRequests)
      .where(and(eq(clientRequests.personId, caller.id), eq(clientRequests.clientId, clientId))),
  )
  if (earlier && earlier.requestHash !== requestHash)
    throw new Refusal('conflict', `${otherRequest}. Please check what it created first.`, {
      fields: { clientId: otherRequest },
    })
  if (earlier) return repeat(asStored<Answer>(earlier.answer))
  const answer = await work()
  await plannedOnce(
    database
      .insert(clientRequests)
      .values({ personId: caller.id, clientId, requestHash, answer: storedPartOf(answer) }),
  )
  return answer
}

const storedPartOf = (answer: unknown) =>
  Object.fromEntries(
    Object.entries(isRecord(answer) ? answer : {}).map(([name, value]) => [
      name,
      isRecord(value) && 'id' in value ? { id: value.id } : value,
    ]),
  )

/** Guarantee: the hash shows that it is the answer of the same endpoint. */
const asStored = <Answer>(stored: unknown): StoredAnswer<Answer> => stored as StoredAnswer<Answer>
