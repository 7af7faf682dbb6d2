import { log } from '@portal/server/log'
import { ObjectStoreFailure } from '../ports/object-store.ts'
import type { Context } from '../request/context.ts'
import { notFound, Refusal } from '../request/refusal.ts'

/** Throws `not_now` while the store is away, and `not_found` if the object is lost. */
export const readObject = async (
  { objects, requestId }: Context,
  key: string,
  what: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const kept = await objects.read(key).catch(thrown => {
    if (!(thrown instanceof ObjectStoreFailure)) throw thrown
    const detail = { retryAfterSeconds: 30 }
    throw new Refusal('not_now', `The ${what} cannot be read right now.`, detail, { cause: thrown })
  })
  if (kept) return kept.bytes
  log.error({ requestId, error: `The object ${key} is missing, though a row has it` })
  throw notFound(what)
}
