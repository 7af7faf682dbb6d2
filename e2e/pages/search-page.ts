import type { Locator, Page } from '@playwright/test'

/** Homes on the map and in the list. */
export class SearchPage {
  constructor(private readonly page: Page) {}

  /** The home's card in the list. */
  card(title: string): Locator {
    return this.page.getByRole('article').filter({ hasText: title })
  }

  /** The home's price on the map. */
  pin(title: string): Locator {
    return this.page.locator('.leaflet-marker-pane').getByRole('button', { name: title })
  }

  /** Moves the map a little, as a hand would. */
  async moveMap(): Promise<void> {
    const box = await this.page.locator('.leaflet-container').boundingBox()
    if (!box) throw new Error('The map is not shown: open /search in split or map view first.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height - 60]
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x + 24, y - 16, { steps: 5 })
    await this.page.mouse.up()
  }

  async searchThisArea(): Promise<void> {
    await this.page.getByRole('button', { name: 'Search this area' }).click()
    await this.page.getByRole('button', { name: 'Clear area search' }).waitFor()
  }
}
