import type { Page } from '@playwright/test'
import * as sitePaths from '../../packages/contract/site-paths.ts'
import { expect, test } from '../fixtures.ts'
import { listHome } from '../new-home.ts'
import { SearchPage } from '../pages/search-page.ts'
import { knownPerson } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

const colors = ['#b02020', '#20b020', '#2020b0'] as const

/** One color each, as dropped on a page. */
const picturesOf = (page: Page) =>
  page.evaluateHandle(async all => {
    const dropped = new DataTransfer()
    for (const color of all) {
      const canvas = new OffscreenCanvas(800, 600)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('This browser cannot draw.')
      pen.fillStyle = color
      pen.fillRect(0, 0, 800, 600)
      dropped.items.add(new File([await canvas.convertToBlob()], `${color}.png`, { type: 'image/png' }))
    }
    return dropped
  }, colors)

/** Red, green or blue, a fifth from the left. */
const strongestOf = async (page: Page, bytes: Buffer): Promise<number> =>
  page.evaluate(async encoded => {
    const file = Uint8Array.from(atob(encoded), character => character.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([file]))
    const pen = new OffscreenCanvas(1, 1).getContext('2d')
    pen?.drawImage(picture, picture.width / 5, picture.height / 2, 1, 1, 0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
    return [red, green, blue].indexOf(Math.max(red, green, blue))
  }, bytes.toString('base64'))

test('H1.1.4: three photos dropped, the third made cover by keyboard; search shows it first, the carousel the others in order, the picture beside a shared link is the cover', async ({
  page,
  signInAs,
  baseURL,
}) => {
  const city = unique('Quiet Springs')
  const home = await listHome(await knownPerson('landlord', baseURL), unique('Photographed rooms'), { city })
  await signInAs('landlord')
  await page.goto(`/landlord/properties/${home.id}/edit`)
  const place = page.getByText('Drag and drop photos here, or click to choose')
  await waitUntilFinished(page)
  await page.getByRole('heading', { name: 'Photos' }).scrollIntoViewIfNeeded()
  await place.dispatchEvent('drop', { dataTransfer: await picturesOf(page) })
  await expect(page.getByText('3 of 30 photos uploaded')).toBeVisible()
  await page.getByRole('textbox', { name: 'What photo 3 shows' }).fill('The kitchen')

  await page.getByRole('button', { name: 'Move earlier: photo 3' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Moved to place 2 of 3' })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Moved to place 1 of 3: this is now the cover')).toBeAttached()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(/\/landlord\/properties$/)

  const stored = await page.request.get(`/api/properties/${home.id}`)
  const { images }: { images: string[] } = (await stored.json()).property
  const strongest = async (address: string) =>
    strongestOf(page, await (await page.request.get(address)).body())
  expect(await Promise.all(images.map(strongest))).toEqual([2, 0, 1])

  await page.goto(sitePaths.searchFor(`${city}, NV`))
  const card = new SearchPage(page).card(home.title)
  const picture = card.getByRole('group', { name: /^Pictures of/ }).getByRole('img')
  await expect(picture).toHaveAttribute('src', new RegExp(`^${images[0]}\\?`))
  await card.hover()
  for (const next of [images[1], images[2]]) {
    await card.getByRole('button', { name: 'Next picture' }).click()
    await expect(picture).toHaveAttribute('src', new RegExp(`^${next}\\?`))
  }

  await page.goto(`/properties/${home.id}`)
  await expect(page.getByRole('img', { name: 'The kitchen, picture 1 of 3' })).toBeVisible()
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(await strongest(shared ?? '')).toBe(2)
})
