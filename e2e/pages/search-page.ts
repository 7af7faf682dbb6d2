import type { Locator, Page } from '@playwright/test'
import { boxOf } from '../box-of.ts'

export interface Mark {
  /** The same whether or not it is selected. */
  name: string
  /** Pixels from the screen's top left. */
  x: number
  y: number
}

export class SearchPage {
  constructor(private readonly page: Page) {}

  card(title: string): Locator {
    return this.page.getByRole('article').filter({ hasText: title })
  }

  pin(title: string): Locator {
    return this.page.locator('.leaflet-marker-pane').getByRole('button', { name: title })
  }

  /** The card at the bottom of a phone's screen. */
  get chosenHome(): Locator {
    return this.page.getByRole('region', { name: 'Selected home' })
  }

  /** Prices and clusters that can be tapped now. */
  async marks(): Promise<Mark[]> {
    return this.page.locator('.leaflet-marker-pane').evaluate(pane =>
      [...pane.querySelectorAll('[role=button]')].flatMap(mark => {
        const { left, top, width, height } = (
          mark.querySelector('span > span') ?? mark
        ).getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        return mark.contains(document.elementFromPoint(x, y))
          ? [{ name: (mark.textContent ?? '').replace(/, selected$/, ''), x, y }]
          : []
      }),
    )
  }

  /** Marks independent of the order of drawing, and rounded to pixels. */
  async sortedMarks(): Promise<Mark[]> {
    const marks = await this.marks()
    return marks
      .map(({ name, x, y }) => ({ name, x: Math.round(x), y: Math.round(y) }))
      .sort((one, other) => one.name.localeCompare(other.name))
  }

  async moveMap(): Promise<void> {
    const box = await boxOf(this.page.locator('.leaflet-container'))
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
