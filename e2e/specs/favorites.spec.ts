import { expect, test } from '../fixtures.ts'
import { AuthPage } from '../pages/auth-page.ts'
import { toast } from '../pages/toast.ts'
import { ownPassword } from '../world.ts'

// Short: mf-tenant/src/saved.
test('homes that a visitor keeps are in their account after signing in', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const methods: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/favourites')) methods.push(request.method())
  })
  await page.goto(`${world.search}&view=list`)
  const hearts = page.getByRole('button', { name: /^Add to favorites: / })
  const name = (await hearts.last().getAttribute('aria-label')) ?? ''
  const title = name.replace('Add to favorites: ', '')
  await page.getByRole('button', { name, exact: true }).click()
  const kept = page.getByRole('button', { name: `Remove from favorites: ${title}` })
  await expect(kept).toBeVisible()
  expect(methods).toEqual([])

  await new AuthPage(page).register({
    role: 'Tenant',
    firstName: 'Hanna',
    lastName: 'Lind',
    email: `test-tenant-${crypto.randomUUID()}@example.com`,
    password: ownPassword,
  })
  await expect(page).toHaveURL('/')
  await expect(async () => {
    const answer = await page.request.get('/api/favourites')
    const { properties }: { properties: { title: string }[] } = await answer.json()
    expect(properties.map(({ title }) => title)).toEqual([title])
  }).toPass()

  // Leaving the page during the move would leave the rest to the next page.
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('rental-portal:favourites') ?? '[]').length),
    )
    .toBe(0)

  await page.goto('about:blank') // stops the start page's own requests for them
  methods.length = 0
  await page.goto(`${world.search}&view=list`)
  await expect(kept).toBeVisible()
  expect(methods.filter(method => method === 'GET')).toHaveLength(1)
  await kept.click()
  await expect(page.getByRole('button', { name: `Add to favorites: ${title}` })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: `Add to favorites: ${title}` })).toBeVisible()
})

test.describe('a heart that cannot be kept', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  // Short: mf-public/src/listing/favorite-toggle.test.tsx.
  for (const [why, breakIt] of [
    ['500', { status: 500, contentType: 'text/html', body: 'broken' }],
    ['offline', null],
  ] as const)
    test(`is reverted with an explanation: ${why}`, {
      tag: '@long',
    }, async ({ page, signInAs, world }) => {
      await signInAs('landlord')
      await page.goto(`${world.search}&view=list`)
      const heart = page.getByRole('button', { name: /^Add to favorites: / }).last()
      const name = (await heart.getAttribute('aria-label')) ?? ''
      await page.route('**/api/favourites/*', route => (breakIt ? route.fulfill(breakIt) : route.abort()))
      await heart.click()
      await expect(toast(page, 'Couldn’t save this home')).toBeVisible()
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    })
})
