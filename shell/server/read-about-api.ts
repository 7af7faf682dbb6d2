import * as z from 'zod/mini'
import type { CallApi } from './read-answer.ts'

const patienceMs = 800

const AboutApi = z.object({
  /** Its version. */
  api: z.string(),
  /** An older API does not say. */
  mail: z._default(z.boolean(), false),
  payments: z._default(z.boolean(), true),
  assistant: z._default(z.boolean(), true),
  screening: z._default(z.boolean(), false),
})
type AboutApi = z.infer<typeof AboutApi>

/** Null if the API does not answer, or is too old to report a version. */
export const readAboutApi = async (callApi: CallApi): Promise<AboutApi | null> => {
  const about = callApi(new Request('http://localhost/healthz')).then(response => response.json())
  const gaveUp = Bun.sleep(patienceMs).then(() => null)
  const answer = await Promise.race([about, gaveUp]).catch(() => null)
  return AboutApi.safeParse(answer).data ?? null
}
