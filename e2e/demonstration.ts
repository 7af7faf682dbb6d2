// For programs that look at a portal outside of stories.

import { request } from '@playwright/test'
import * as sitePaths from '@portal/contract/site-paths'
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
  const [sent, received] = await Promise.all(
    (['demonstration tenant', 'demonstration landlord'] as const).map(async account => {
      const { applications } = await readAs<{ applications: { id: string; propertyId: string }[] }>(
        account,
        url,
        '/api/applications',
      )
      return applications[0]
    }),
  )
  const { violations } = await readAs<{ violations: { id: string }[] }>(
    'demonstration administrator',
    url,
    '/api/admin/violations',
  )
  const home = properties.findLast(({ latitude }) => latitude !== null)
  if (!home || !threads[0])
    throw new Error(`The demonstration at ${url} has no home on the map, or no conversation.`)
  const addresses = {
    '/vendor': `/vendor#${'a'.repeat(43)}`,
    '/applications/new': sitePaths.applyFor(home.id),
    ...(sent && { [sitePaths.application(':id')]: sitePaths.application(sent.id) }),
    ...(received && {
      [sitePaths.landlordApplication(':id')]: sitePaths.landlordApplication(received.id),
      [sitePaths.compareApplications]: sitePaths.compareApplicationsFor(received.propertyId),
    }),
    ...(violations[0] && { [sitePaths.adminViolation(':id')]: sitePaths.adminViolation(violations[0].id) }),
  }
  return { ...home, threadId: threads[0].id, tenancyId: tenancies[0]?.id ?? null, addresses }
}
