// What was created under a client id: the same request again returns it, as it is now, and creates nothing.
import { type Endpoint, type Input, isCreation } from '@portal/contract/endpoint'
import { isRecord } from '@portal/contract/values/json'
import { and, eq } from 'drizzle-orm'
import { clientRequests } from '../schema/client-requests.ts'
import type { Context } from './context.ts'
import type { Caller } from './find-caller.ts'
import { Refusal } from './refusal.ts'

/** What is kept of an answer: of a thing in it only the id, since it is read again as it is then. */
export type Kept<Answer> = {
  [Name in keyof Answer]: Answer[Name] extends { id: string } ? { id: string } : Answer[Name]
}

const otherRequest = 'An earlier try was saved before you changed this'

/** Takes the client id out of what was sent, where there is one: a verb does not need it. */
export const splitClientId = <Declared extends Endpoint>(endpoint: Declared, input: Input<Declared>) => {
  if (!isCreation(endpoint) || !isRecord(input.body)) return { clientId: undefined, request: input }
  const { clientId, ...body } = input.body
  return {
    clientId: typeof clientId === 'string' ? clientId : undefined,
    request: asInput<Declared>({ ...input, body }),
  }
}

/** Guarantee: only the client id was taken out, which is optional. */
const asInput = <Declared extends Endpoint>(input: object): Input<Declared> => input as Input<Declared>

/**
 * Does the work of the caller's first request with this client id and remembers what it made, in one transaction; for the same
 * request again, `repeat` gets what is kept of that answer and the work is not done. Throws `conflict` for another request. It must be the
 * caller's turn: of two at once, the second then finds what the first has made.
 */
export const onceFor = async <Answer>(
  { database, caller }: Context<Caller>,
  clientId: string,
  request: unknown,
  work: () => Promise<Answer>,
  repeat: (kept: Kept<Answer>) => Promise<Answer>,
): Promise<Answer> => {
  const requestHash = new Bun.CryptoHasher('sha256').update(JSON.stringify(request)).digest('base64url')
  const [earlier] = await database
    .select()
    .from(clientRequests)
    .where(and(eq(clientRequests.personId, caller.id), eq(clientRequests.clientId, clientId)))
  if (earlier && earlier.requestHash !== requestHash)
    throw new Refusal('conflict', `${otherRequest}. Please check what it created first.`, {
      fields: { clientId: otherRequest },
    })
  if (earlier) return repeat(asKept<Answer>(earlier.answer))
  const answer = await work()
  await database
    .insert(clientRequests)
    .values({ personId: caller.id, clientId, requestHash, answer: keptOf(answer) })
  return answer
}

const keptOf = (answer: unknown) =>
  Object.fromEntries(
    Object.entries(isRecord(answer) ? answer : {}).map(([name, value]) => [
      name,
      isRecord(value) && 'id' in value ? { id: value.id } : value,
    ]),
  )

/** Guarantee: the hash says that it is the answer of the same endpoint. */
const asKept = <Answer>(kept: unknown): Kept<Answer> => kept as Kept<Answer>
