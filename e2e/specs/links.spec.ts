// Links on screens are followed by screens.spec.ts.
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { missingOf } from '../missing-links.ts'

/** Seeded, and caused by earlier stories. */
const notificationLinks = async (person: APIRequestContext): Promise<string[]> => {
  const answer = await person.get('/api/ai/notifications')
  const { notifications }: { notifications: { actionUrl: string | null }[] } = await answer.json()
  return notifications.flatMap(({ actionUrl }) => (actionUrl ? [actionUrl] : []))
}

// Short: a tenant’s.
for (const account of ['tenant', 'landlord'] as const)
  test(`every notification leads to a page for a ${account}`, {
    tag: account === 'tenant' ? [] : '@long',
  }, async ({ context, signInAs }) => {
    await signInAs(account)
    // Both sides are notified of the inquiry by the stories' tenant.
    await expect
      .poll(() => notificationLinks(context.request))
      .toContainEqual(expect.stringContaining('inquiry='))
    const links = await notificationLinks(context.request)
    expect(await missingOf(context.request, new Map(links.map(link => [link, 'a notification'])))).toEqual([])
  })

// Short: those of the stories' own people.
for (const account of ['demonstration tenant', 'demonstration landlord'] as const)
  test(`every notification leads to a page for a ${account}`, { tag: ['@long', '@demonstration'] }, async ({
    context,
    signInAs,
  }) => {
    await signInAs(account)
    const links = await notificationLinks(context.request)
    expect(links.length).toBeGreaterThan(0)
    expect(await missingOf(context.request, new Map(links.map(link => [link, 'a notification'])))).toEqual([])
  })
