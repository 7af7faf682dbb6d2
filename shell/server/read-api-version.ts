import * as z from 'zod/mini'
import type { CallApi } from './read-answer.ts'

const patienceMs = 800

const Health = z.object({ api: z.string() })

/** The version of the API; null if it does not answer, or is too old to report one. */
export const readApiVersion = async (callApi: CallApi): Promise<string | null> => {
  const asked = callApi(new Request('http://localhost/healthz')).then(response => response.json())
  const gaveUp = Bun.sleep(patienceMs).then(() => null)
  const answer = await Promise.race([asked, gaveUp]).catch(() => null)
  return Health.safeParse(answer).data?.api ?? null
}
