import * as sitePaths from '../../packages/contract/site-paths.ts'
import { expectReadableInWideFont } from '../accessibility.ts'
import { test } from '../fixtures.ts'
import { listHome } from '../new-home.ts'
import { knownPerson, signUp } from '../person.ts'
import { openScreen, type Screen, type ShownHome, screens, waitUntilFinished } from '../screens.ts'

test.use({ expectedComplaints: [/404 \(Not Found\)/], contextOptions: { reducedMotion: 'reduce' } })

/** Sixty letters without a possible line break. */
const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochian'.slice(0, 60)

const nameOf = { firstName: word, lastName: word }

const makePeople = async (origin: string | undefined) => {
  const landlord = await signUp({ userType: 'landlord', ...nameOf, origin })
  const tenant = await signUp({ userType: 'tenant', ...nameOf, origin })
  const details = {
    description: `${word} ${word}`,
    city: word,
    rentAmount: 9_876_543,
    latitude: 41.2,
    longitude: -117,
  }
  const home = await listHome(landlord, word, details)
  const { inquiry } = await tenant.call<{ inquiry: { id: string; threadId: string } }>(
    'POST',
    '/api/inquiries',
    {
      propertyId: home.id,
      message: word,
    },
  )
  await landlord.call('POST', `/api/inquiries/${inquiry.id}/respond`, { message: word })
  await tenant.call('PUT', `/api/favourites/${home.id}`)
  await tenant.call('POST', '/api/saved-searches', {
    name: word,
    filters: { location: word },
    alert: 'never',
  })
  for (const person of [landlord, tenant])
    await person.call('POST', '/api/ai/reminders', {
      title: word,
      description: word,
      nextReminderAt: new Date(Date.now() + 86_400_000).toISOString(),
    })
  return {
    landlord,
    tenant,
    home: { id: home.id, landlordId: landlord.id, threadId: inquiry.threadId, tenancyId: null },
  }
}

const search = sitePaths.searchFor(word)

/** The screens that show these words. */
const brief = [
  search,
  '/properties/:id',
  '/people/:id',
  '/inquiries',
  '/saved',
  '/landlord/properties',
  '/landlord/properties/:id',
  '/landlord/inquiries',
  '/messages/:id',
]

const seenBy = (role: 'tenant' | 'landlord'): Screen[] => [
  ...screens
    .filter(({ path, account }) => path !== '/auth' && (account === null || account.endsWith(role)))
    .map(screen => (screen.path === sitePaths.search ? { ...screen, path: search } : screen)),
  ...(role === 'tenant' ? ['/saved?tab=searches', '/ai?tab=reminders'] : []).map(path => ({
    path,
    account: null,
  })),
]

for (const length of ['brief', 'long'] as const)
  for (const role of ['tenant', 'landlord'] as const)
    test(`a ${role} with long words reads ${length === 'brief' ? 'where they are' : 'every screen'}`, {
      tag: length === 'brief' && role === 'landlord' ? [] : '@long',
    }, async ({ page, context, baseURL }) => {
      if (length === 'long') test.setTimeout(300_000)
      const { home, ...people } = await makePeople(baseURL)
      await context.addCookies(people[role].cookies)
      for (const screen of seenBy(role).filter(({ path }) => length === 'long' || brief.includes(path)))
        await test.step(screen.path, () => expectReadable(screen, home))

      async function expectReadable(screen: Screen, shown: ShownHome) {
        await openScreen(page, screen, shown)
        await waitUntilFinished(page)
        await expectReadableInWideFont(page)
      }
    })

test('a repair request with long words is read by both sides', {
  tag: ['@long', '@demonstration', '@own-portal'],
}, async ({ page, baseURL, signInAs }) => {
  const tenant = await knownPerson('demonstration tenant', baseURL)
  const { tenancies } = await tenant.call<{ tenancies: { propertyId: string }[] }>('GET', '/api/tenancies/my')
  const { request } = await tenant.call<{ request: { id: string } }>('POST', '/api/maintenance/requests', {
    propertyId: tenancies[0]?.propertyId,
    title: word,
    description: word,
    tenantNotes: word,
    category: 'plumbing',
    priority: 'high',
  })
  const landlord = await knownPerson('demonstration landlord', baseURL)
  await landlord.call('POST', `/api/maintenance/requests/${request.id}/landlord-note`, { note: word })
  for (const [account, path] of [
    ['demonstration tenant', '/maintenance/requests'],
    ['demonstration landlord', '/maintenance/manage'],
  ] as const) {
    await signInAs(account)
    for (const address of [path, `${path}?request=${request.id}`]) {
      await page.goto(address)
      await waitUntilFinished(page)
      await expectReadableInWideFont(page)
    }
  }
})
