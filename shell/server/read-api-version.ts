import * as z from 'zod/mini'
import type { CallApi } from './read-figures.ts'

const patienceMs = 800

const Health = z.object({ api: z.string() })

/** The version of the API that answers; null while none does, or one of before it said so. */
export const readApiVersion = async (callApi: CallApi): Promise<string | null> => {
  const asked = callApi(new Request('http://localhost/healthz')).then(response => response.json())
  const gaveUp = Bun.sleep(patienceMs).then(() => null)
  const answer = await Promise.race([asked, gaveUp]).catch(() => null)
  return Health.safeParse(answer).data?.api ?? null
}
