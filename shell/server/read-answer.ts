import type * as z from 'zod/mini'

export type CallApi = (request: Request) => Promise<Response>

/** The API's answer, for pages that can do without it; null if it fails, does not fit the schema, or takes longer than `patienceMs`. */
export const readAnswer = <Value>(
  schema: z.ZodMiniType<Value>,
  asked: Promise<Response>,
  patienceMs: number,
): Promise<Value | null> => {
  const read = async () => {
    const response = await asked
    return response.ok ? (schema.safeParse(await response.json()).data ?? null) : null
  }
  const gaveUp = Bun.sleep(patienceMs).then(() => null)
  return Promise.race([read(), gaveUp]).catch(() => null)
}
