// First the objects, then the row, so that no row lacks its objects.
import { inTurn } from '../database/in-turn.ts'
import { ObjectStoreFailure } from '../ports/object-store.ts'
import { onceFor, type StoredAnswer } from '../request/client-request.ts'
import type { Context } from '../request/context.ts'
import { Refusal } from '../request/refusal.ts'
import type { Caller } from '../session/find-caller.ts'
import { refuseUnconfirmedBytes } from './upload-limits.ts'

interface FileToStore<Answer> {
  /** By key. */
  objects: ReadonlyMap<string, Uint8Array>
  clientId: string | undefined
  /** What has to be the same if the client id is sent again. */
  request: readonly string[]
  /** Adds the row, in the caller's turn. */
  keep: (own: Context<Caller>) => Promise<Answer>
  /** Reads what an earlier request with the client id stored. */
  readAgain: (own: Context<Caller>, stored: StoredAnswer<Answer>) => Promise<Answer>
}

const noStore = (cause: unknown): Refusal =>
  new Refusal(
    'not_now',
    'Files cannot be stored right now. Please try again later.',
    { retryAfterSeconds: 30 },
    { cause },
  )

/** Also whether the answer is of these objects, and not of earlier ones. */
interface Kept<Answer> {
  answer: Answer
  isNew: boolean
}

/**
 * Writes the objects, then has `keep` add their row. What a process that is killed in between leaves,
 * `removeUnknownObjects` removes.
 */
export const storeObjects = async <Answer>(
  context: Context,
  objects: ReadonlyMap<string, Uint8Array>,
  keep: () => Promise<Kept<Answer>>,
): Promise<Answer> => {
  const forget = async () => {
    for (const key of objects.keys()) await context.objects.remove(key).catch(() => {}) // the chore does it later
  }
  try {
    for (const [key, bytes] of objects) await context.objects.write(key, bytes, 'new')
    const { answer, isNew } = await keep()
    // A repeated upload answers the earlier file, which has its own objects.
    if (!isNew) await forget()
    return answer
  } catch (thrown) {
    const isOfStore = thrown instanceof ObjectStoreFailure
    // After any other error the row can be there: the connection can end with the commit.
    if (isOfStore || thrown instanceof Refusal) await forget()
    throw isOfStore ? noStore(thrown) : thrown
  }
}

export const storeFile = <Answer>(
  context: Context<Caller>,
  { objects, clientId, request, keep, readAgain }: FileToStore<Answer>,
): Promise<Answer> => {
  const bytes = [...objects.values()].reduce((sum, object) => sum + object.byteLength, 0)
  const keepWithinBounds: typeof keep = async own => {
    await refuseUnconfirmedBytes(own, bytes)
    return keep(own)
  }
  return storeObjects(context, objects, () =>
    inTurn(context, async own => {
      if (clientId === undefined) return { answer: await keepWithinBounds(own), isNew: true }
      let isNew = false
      const answer = await onceFor(
        own,
        clientId,
        request,
        () => {
          isNew = true
          return keepWithinBounds(own)
        },
        stored => readAgain(own, stored),
      )
      return { answer, isNew }
    }),
  )
}
