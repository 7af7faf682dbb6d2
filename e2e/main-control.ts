// The control of each page that visitors use first, and what it changes.
import type { Disposable, Page } from '@playwright/test'

export interface MainControl {
  /** Within the page's main part. */
  selector: string
  /** Its text, if the selector matches several. */
  text?: string
  /** Fields are typed into; anything else is clicked. */
  act: 'press' | 'type'
}

const typeInto = (name: string): MainControl => ({ selector: `main input[name="${name}"]`, act: 'type' })
const press = (selector: string, text?: string): MainControl => ({
  selector,
  act: 'press',
  ...(text && { text }),
})

const mainControls: Record<string, MainControl> = {
  '/': typeInto('q'),
  '/search': press('main article a'),
  '/properties/:id': press('main button', 'Contact'),
  '/auth': typeInto('email'),
  '/profile': typeInto('firstName'),
  '/pricing': press('main button', 'Yearly'),
  '/help': typeInto('q'),
  '/maintenance/requests': press('main button', 'New Request'),
  '/inquiries': press('main button', 'Answered'),
  '/saved': press('main a'),
  '/ai': press('main [role="tab"]', 'Reminders'),
  '/ai?tab=notifications': press('main [role="tab"]', 'Reminders'),
  '/create-property': typeInto('title'),
  '/landlord/properties': press('main button[aria-label^="More for"]'),
  '/landlord/properties/:id/edit': typeInto('title'),
  '/landlord/inquiries': press('main [role="tab"]', 'Answered'),
  '/maintenance/manage': press('main [role="tab"]', 'Urgent'),
}

/** On read-only pages it is in the header; on narrow ones only the menu is there. */
const onEveryPage = press('header :is(button[aria-label="Toggle theme"], button[aria-label="Open menu"])')

export const mainControlOf = (path: string): MainControl => mainControls[path] ?? onEveryPage

interface Uses {
  /** When the page could be used, in ms since the navigation began. */
  usableAt: number | null
  /** When its map had loaded too; the same for a page without one. */
  completeAt: number | null
  /** When the main control was used, a reaction was visible (even a spinner), and the result was. */
  usedAt: number | null
  reactedAt: number | null
  changedAt: number | null
}

declare global {
  var uses: Uses
}

/**
 * Records when each page can be used: its app has drawn a frame, nothing in main is busy except a map (hidden from
 * screen readers), and the main control is hydrated. Call it before opening.
 */
export const watchUse = (page: Page, control: MainControl): Promise<Disposable> =>
  page.addInitScript(({ selector, text, act }: MainControl) => {
    const uses: Uses = { usableAt: null, completeAt: null, usedAt: null, reactedAt: null, changedAt: null }
    window.uses = uses
    performance.setResourceTimingBufferSize(2000) // homes have many pictures
    const busy = 'main [aria-busy="true"]'
    const find = () =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(
        element => element.getClientRects().length > 0 && (!text || element.textContent?.trim() === text),
      )
    const isTaken = (element: HTMLElement) =>
      !element.matches('#first-paint *, :disabled') &&
      Object.keys(element).some(key => key.startsWith('__reactProps'))
    const isUsable = () => {
      if (document.querySelector(`#first-paint, ${busy}:not([aria-hidden="true"])`)) return false
      const element = find()
      return element !== undefined && isTaken(element)
    }
    /** Changes on any page, even if only to show that it is busy. */
    const state = () => {
      const element = find()
      return JSON.stringify([
        location.href,
        document.documentElement.className,
        document.querySelectorAll('[role="dialog"], [role="menu"]').length,
        element instanceof HTMLInputElement ? element.value : '',
        ...['selected', 'pressed', 'expanded', 'busy'].map(name => element?.getAttribute(`aria-${name}`)),
      ])
    }
    const note = (): boolean => {
      if (uses.usableAt === null && isUsable()) uses.usableAt = performance.now()
      if (uses.usableAt !== null && !document.querySelector(busy)) uses.completeAt ??= performance.now()
      return uses.completeAt !== null
    }
    // Also checked immediately: the next frame can be late, and later requests do not count.
    const changes = new MutationObserver(() => note() && changes.disconnect())
    changes.observe(document, { childList: true, subtree: true, attributeFilter: ['aria-busy', 'disabled'] })
    const watch = () => note() || requestAnimationFrame(watch)
    requestAnimationFrame(watch)
    addEventListener(
      act === 'type' ? 'keydown' : 'pointerdown',
      ({ timeStamp }) => {
        uses.usedAt = timeStamp
        const before = state()
        const note = (name: 'reactedAt' | 'changedAt') =>
          requestAnimationFrame(() => {
            uses[name] ??= performance.now()
          })
        const look = () => {
          const isChanged = state() !== before
          if (isChanged || find()?.ariaBusy === 'true') note('reactedAt')
          if (isChanged) note('changedAt')
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  }, control)

export const waitUntilUsable = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.uses?.usableAt != null)
}

export const waitUntilComplete = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.uses?.completeAt != null)
}

/** Milliseconds from the input to the first visible reaction, even a spinner, and to the result. */
export interface Response {
  reacted: number
  changed: number
}

/** Uses the control by mouse or keyboard. Requires `watchUse` on the page. */
export const useMainControl = async (page: Page, { selector, text, act }: MainControl): Promise<Response> => {
  const control = text
    ? page.locator(selector).filter({ hasText: new RegExp(`^\\s*${text}\\s*$`) })
    : page.locator(selector)
  const place = await control.first().evaluate((element: HTMLElement, isField) => {
    if (isField) element.focus()
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, act === 'type')
  if (act === 'type') await page.keyboard.press('a')
  else {
    await page.mouse.move(place.x, place.y)
    await Promise.all([page.mouse.down(), page.mouse.up()])
  }
  await page.waitForFunction(() => window.uses.changedAt !== null)
  return page.evaluate(() => {
    const { usedAt, reactedAt, changedAt } = window.uses
    return { reacted: Number(reactedAt) - Number(usedAt), changed: Number(changedAt) - Number(usedAt) }
  })
}
