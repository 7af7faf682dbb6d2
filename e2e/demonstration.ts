// For programs that look at a portal outside of stories.
import { request } from '@playwright/test'
import { type Screen, type ShownHome, screens } from './screens.ts'
import { signIn } from './sign-in.ts'
import type { DemonstrationAccount, OwnHome } from './world.ts'

export const demonstrationScreens: Screen[] = screens.map(({ path, account }) => ({
  path,
  account:
    account === null || account === 'demonstration administrator'
      ? account
      : account.endsWith('landlord')
        ? 'demonstration landlord'
        : 'demonstration tenant',
}))

const readAs = async <Answer>(account: DemonstrationAccount, url: string, path: string): Promise<Answer> => {
  const caller = await request.newContext()
  await signIn(caller, account, url)
  const answer: Answer = await (await caller.get(`${url}${path}`)).json()
  await caller.dispose()
  return answer
}

/**
 * The oldest home of the demonstration's landlord on the map, the latest conversation of its tenant, and where that
 * tenant lives.
 */
export const demonstrationHome = async (url: string): Promise<ShownHome> => {
  const { properties } = await readAs<{ properties: OwnHome[] }>(
    'demonstration landlord',
    url,
    '/api/properties/my',
  )
  const { threads } = await readAs<{ threads: { id: string }[] }>('demonstration tenant', url, '/api/threads')
  const { tenancies } = await readAs<{ tenancies: { id: string }[] }>(
    'demonstration tenant',
    url,
    '/api/tenancies/my',
  )
  const home = properties.findLast(({ latitude }) => latitude !== null)
  if (!home || !threads[0])
    throw new Error(`The demonstration at ${url} has no home on the map, or no conversation.`)
  return { ...home, threadId: threads[0].id, tenancyId: tenancies[0]?.id ?? null }
}
