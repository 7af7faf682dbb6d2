// What each page is for: the control that its visitors use first, and what using it changes.
import type { Page } from '@playwright/test'

export interface MainControl {
  /** In the page's main part. */
  selector: string
  /** Its words, where the selector fits several. */
  text?: string
  /** A letter is typed into a field; anything else is pressed. */
  act: 'press' | 'type'
}

const typeInto = (name: string): MainControl => ({ selector: `main input[name="${name}"]`, act: 'type' })
const press = (selector: string, text?: string): MainControl => ({
  selector,
  act: 'press',
  ...(text && { text }),
})

const mainControls: Record<string, MainControl> = {
  '/': typeInto('location'),
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

/** Pages that are only read have it in the header. */
const onEveryPage = press('header button[aria-label="Toggle theme"]')

/** The main control of a screen, by its path. */
export const mainControlOf = (path: string): MainControl => mainControls[path] ?? onEveryPage

interface Uses {
  /** When the page could be used, in ms since its navigation began. */
  usableAt: number | null
  /** When its map was there as well; the same for a page without one. */
  completeAt: number | null
  /** When the main control was used; when one saw that, be it a spinner; and when what that changed was on the screen. */
  usedAt: number | null
  reactedAt: number | null
  changedAt: number | null
}

declare global {
  var uses: Uses
}

/**
 * Notes, in every document that the page opens, when it can be used: its app has drawn its first frame, nothing
 * in main is busy but a map (which readers are not told of), and React has taken over the main control. Call it before opening.
 */
export const watchUse = (page: Page, control: MainControl): Promise<unknown> =>
  page.addInitScript(({ selector, text, act }: MainControl) => {
    const uses: Uses = { usableAt: null, completeAt: null, usedAt: null, reactedAt: null, changedAt: null }
    window.uses = uses
    const busy = 'main [aria-busy="true"]'
    const find = () =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(
        element => !text || element.textContent?.trim() === text,
      )
    const isTaken = (element: HTMLElement) =>
      !element.matches('#first-paint *, :disabled') &&
      element.getClientRects().length > 0 &&
      Object.keys(element).some(key => key.startsWith('__reactProps'))
    const isUsable = () => {
      if (document.querySelector(`#first-paint, ${busy}:not([aria-hidden="true"])`)) return false
      const element = find()
      return element !== undefined && isTaken(element)
    }
    /** What using a control changes on any of the pages, if only that it says that it is at work. */
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
    // Noted at once as well as in the next frame, which may be late, so that what the page asks for after that is not counted with it.
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

/** Waits until the page can be used. */
export const waitUntilUsable = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.uses?.usableAt != null)
}

/** Waits until the page can be used and its map is there. */
export const waitUntilComplete = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.uses?.completeAt != null)
}

/** Milliseconds from the input until one saw it, be it by a spinner, and until what it changed was on the screen. */
export interface Response {
  reacted: number
  changed: number
}

/** Uses the main control as a person does, by mouse or keyboard. The page must be one that `watchUse` watches. */
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
