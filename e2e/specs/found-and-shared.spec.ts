import { desktopWidth, expectFit, phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'

const listing = {
  title: 'A flat called </title><script>alert(1)</script> & "co"',
  description: 'Two rooms, a balcony and a quiet street.',
  address: '12 Fell St',
  city: 'San Francisco',
  state: 'CA',
  zipCode: '94117',
  propertyType: 'apartment',
  bedrooms: 2,
  rentAmount: 3200,
}

test('a home that was just listed can be found and shared, with a picture, until it is private or deleted', async ({
  page,
  signInAs,
  playwright,
  baseURL,
}) => {
  await signInAs('landlord')
  const created = await page.request.post('/api/properties', { data: listing })
  const { property } = await created.json()
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const path = `/properties/${property.id}`

  const shared = await stranger.get(path)
  const html = await shared.text()
  expect(shared.status()).toBe(200)
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(html).not.toContain('<script>alert')

  const [, image = ''] = html.match(/<meta property="og:image" content="([^"]+)">/) ?? []
  const picture = await stranger.get(image)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  expect((await picture.body()).byteLength).toBeGreaterThan(10_000)

  await page.request.put(`/api${path}`, { data: { visibilityLevel: 'private' } })
  const [hidden, own] = [await stranger.get(path), await page.request.get(path)]
  expect([hidden.status(), own.status(), (await stranger.get(image)).status()]).toEqual([404, 200, 404])
  for (const drawn of [hidden, own]) expect(await drawn.text()).not.toContain('og:title')

  await page.request.delete(`/api${path}`)
  expect([(await stranger.get(path)).status(), (await page.request.get(path)).status()]).toEqual([404, 404])
  await stranger.dispose()
})

interface Home {
  property: { propertyType: string }
}

for (const width of [phoneWidth, desktopWidth])
  test(`a home links to its landlord, whose page lists all of their homes, and similar homes have its type: ${width} px`, {
    tag: width === phoneWidth ? [] : '@long',
  }, async ({ page, world }) => {
    await resize(page, width)
    const [home] = world.otherHomes
    await page.goto(`/properties/${home.id}`)
    await waitUntilFinished(page)
    const data = await page.locator('script[type="application/ld+json"]').textContent() // its policy allows it
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'RealEstateListing', name: home.title })
    const similar = page.getByRole('heading', { name: 'Similar homes nearby' })
    await page.mouse.wheel(0, 5000)
    await expect(similar).toBeVisible()
    const kindOf = async (path: string) =>
      ((await (await page.request.get(`/api${path}`)).json()) as Home).property.propertyType
    const paths = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll(links => links.flatMap(link => link.getAttribute('href') ?? []))
    const kinds = await Promise.all(paths.filter(path => path.startsWith('/properties/')).map(kindOf))
    expect(new Set(kinds)).toEqual(new Set([await kindOf(`/properties/${home.id}`)]))

    await page.getByRole('link', { name: 'View Profile' }).click()
    await expect(page).toHaveURL(`/people/${home.landlordId}`)
    const homes = page.getByRole('region', { name: 'Lotte’s homes' })
    await expect
      .poll(() => homes.getByRole('listitem').count())
      .toBeGreaterThanOrEqual(world.otherHomes.length)
    await expectFit(page, width)
    await homes.getByRole('link', { name: home.title }).click()
    await expect(page).toHaveURL(`/properties/${home.id}`)
  })
