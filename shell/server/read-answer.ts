import type * as z from 'zod/mini'

export type CallApi = (request: Request) => Promise<Response>

/** For pages that can do without it; null if it fails, does not fit the schema, or takes longer than `patienceMs`. */
export const readAnswer = <Value>(
  schema: z.ZodMiniType<Value>,
  call: Promise<Response>,
  patienceMs: number,
): Promise<Value | null> => {
  const read = async () => {
    const response = await call
    return response.ok ? (schema.safeParse(await response.json()).data ?? null) : null
  }
  const gaveUp = Bun.sleep(patienceMs).then(() => null)
  return Promise.race([read(), gaveUp]).catch(() => null)
}
