// A page in any engine, with the part of Playwright's page and locators that stories here need. Input is like a person's:
// where nothing covers the element, and key by key.
import { setTimeout as wait } from 'node:timers/promises'
import type { AnyLocator, AnyPage, Role } from '../any-page.ts'
import type { Cookies } from '../world.ts'
import type { Engine } from './engine.ts'

type Step =
  | { css: string; name?: { text: string; flags?: string | undefined; exact?: boolean | undefined } }
  | { hasText: string }
  | { visible: true }
  | { pick: 'first' | 'last' }

const roles: Record<Role, string> = {
  article: 'article',
  button: 'button:not([role]), [role="button"]',
  checkbox: '[role="checkbox"], [type="checkbox"]',
  combobox: '[role="combobox"], select',
  dialog: '[role="dialog"], [role="alertdialog"]',
  heading: 'h1, h2, h3',
  link: 'a[href]:not([role])',
  listbox: '[role="listbox"]',
  main: 'main',
  menu: '[role="menu"]',
  menuitem: '[role="menuitem"]',
  option: '[role="option"]',
  radio: '[role="radio"], [type="radio"]',
  region: '[role="region"], section[aria-label], section[aria-labelledby]',
  tab: '[role="tab"]',
  textbox: 'input:not([type="radio"], [type="checkbox"]), textarea',
}

/** Runs in the page; leaves out what screen readers do not hear of. */
const find = (steps: Step[]): HTMLElement[] => {
  const wordsOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"], [inert]')
  const nameOf = (element: HTMLElement): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ')
    const labels = [...document.querySelectorAll('label')].filter(({ control }) => control === element)
    return (
      element.getAttribute('aria-label') ??
      ids?.map(id => wordsOf(document.getElementById(id))).join(' ') ??
      (labels.map(wordsOf).join(' ') || wordsOf(element))
    )
  }
  const within = (elements: HTMLElement[], step: Step): HTMLElement[] => {
    if ('pick' in step) return elements.slice(...(step.pick === 'first' ? [0, 1] : [-1]))
    if ('visible' in step) return elements.filter(isShown)
    if ('hasText' in step) return elements.filter(each => wordsOf(each).includes(step.hasText))
    const { css, name } = step
    const isNamed = (element: HTMLElement) => {
      if (!name) return true
      if (name.flags !== undefined) return new RegExp(name.text, name.flags).test(nameOf(element))
      return name.exact
        ? nameOf(element) === name.text
        : nameOf(element).toLowerCase().includes(name.text.toLowerCase())
    }
    return [...document.querySelectorAll<HTMLElement>(css)].filter(
      each =>
        isShown(each) && elements.some(place => place !== each && place.contains(each)) && isNamed(each),
    )
  }
  return steps.reduce(within, [document.documentElement])
}

/** Runs in the page: the middle of the element, or why a person cannot press it there. */
const aim = ([element, other]: HTMLElement[]): { x: number; y: number; why?: string } => {
  const nowhere = { x: 0, y: 0 }
  if (!element) return { ...nowhere, why: 'is not there' }
  if (other) return { ...nowhere, why: 'is there more than once' }
  if (element.matches(':disabled, [aria-disabled="true"]')) return { ...nowhere, why: 'is disabled' }
  const [firstLine = element.getBoundingClientRect()] = element.getClientRects()
  const { left, top, width, height } = firstLine
  const middle = { x: Math.floor(left + width / 2), y: Math.floor(top + height / 2) }
  const hit = document.elementFromPoint(middle.x, middle.y)
  const isOn = (target: EventTarget | null) =>
    target instanceof Element && (element.contains(target) || target.closest('label')?.control === element)
  if (isOn(hit)) {
    const note = (isPressed: boolean) => Object.assign(window, { isPressed })
    note(false)
    addEventListener('pointerdown', ({ target }) => note(isOn(target)), { once: true, capture: true })
    return middle
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return { ...nowhere, why: `is covered by ${hit?.outerHTML.slice(0, 100)}` }
}

const timeoutMs = 30_000

/** Asks until `isRight`; in the end throws what `explain` says of the last answer. */
const until = async <Answer>(
  ask: () => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
  explain: (answer: Answer) => string,
): Promise<Answer> => {
  const end = Date.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (isRight(answer)) return answer
    if (Date.now() > end) throw new Error(explain(answer))
    await wait(50)
  }
}

/** WebDriver's letters for keys that have none. */
export const keys = { Enter: '\uE006', Control: '\uE009' }

const strokesOf = (text: string) =>
  [...text].flatMap(value => ['keyDown', 'keyUp'].map(type => ({ type, value })))

class EngineLocator implements AnyLocator {
  constructor(
    private readonly engine: Engine,
    private readonly steps: Step[],
  ) {}

  #with(step: Step): EngineLocator {
    return new EngineLocator(this.engine, [...this.steps, step])
  }

  getByRole(role: Role, { name, exact }: { name?: string | RegExp; exact?: boolean } = {}): EngineLocator {
    const text = typeof name === 'string' ? name : name?.source
    const flags = typeof name === 'string' ? undefined : name?.flags
    return this.#with({ css: roles[role], ...(text !== undefined && { name: { text, flags, exact } }) })
  }

  getByText(hasText: string): EngineLocator {
    return this.locator('*').filter({ hasText }).last()
  }

  locator(css: string): EngineLocator {
    return this.#with({ css })
  }

  filter({ visible, hasText }: { visible?: true; hasText?: string }): EngineLocator {
    const shown = visible ? this.#with({ visible }) : this
    return hasText === undefined ? shown : shown.#with({ hasText })
  }

  first(): EngineLocator {
    return this.#with({ pick: 'first' })
  }

  last(): EngineLocator {
    return this.#with({ pick: 'last' })
  }

  /** Calls a function in the page with the elements that are found. */
  evaluate<Result>(look: (elements: HTMLElement[]) => Result): Promise<Result> {
    return this.engine.evaluate(`(${look})((${find})(${JSON.stringify(this.steps)}))`)
  }

  toString(): string {
    return JSON.stringify(this.steps)
  }

  count(): Promise<number> {
    return this.evaluate(elements => elements.length)
  }

  async waitFor(): Promise<void> {
    await until(
      () => this.count(),
      count => count > 0,
      () => `${this} is not shown`,
    )
  }

  /** Where it is, once it no longer moves. */
  #place(): Promise<{ x: number; y: number }> {
    let last = ''
    return until(
      () => this.evaluate(aim),
      place => {
        const before = last
        last = JSON.stringify(place)
        return !place.why && last === before
      },
      ({ why = 'moves' }) => `${this} ${why}`,
    )
  }

  /** Presses it again if it moved meanwhile. */
  async click(): Promise<void> {
    const buttons = ['pointerDown', 'pointerUp'].map(type => ({ type, button: 0 }))
    await until(
      async () => {
        const move = { type: 'pointerMove', ...(await this.#place()) }
        await this.engine.act([{ type: 'pointer', id: 'mouse', actions: [move, ...buttons] }])
        return this.engine.evaluate<boolean | null>('window.isPressed ?? null') // null on another page
      },
      isPressed => isPressed !== false,
      () => `${this} is not reached`,
    )
  }

  async fill(text: string): Promise<void> {
    await this.click()
    const hold = (type: string) => ({ type, value: keys.Control })
    const all = [hold('keyDown'), ...strokesOf('a'), hold('keyUp')]
    await this.engine.act([{ type: 'key', id: 'keys', actions: [...all, ...strokesOf(text)] }])
  }
}

export class EnginePage implements AnyPage {
  readonly #all: EngineLocator

  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {
    this.#all = new EngineLocator(engine, [])
  }

  getByRole = (...args: Parameters<EngineLocator['getByRole']>) => this.#all.getByRole(...args)
  getByText = (text: string) => this.#all.getByText(text)
  locator = (css: string) => this.#all.locator(css)

  /** Waits until its app has drawn it and nothing loads. */
  async goto(address: string): Promise<void> {
    await this.engine.go(`${this.origin}${address}`)
    await this.waitUntilFinished()
  }

  async waitUntilFinished(): Promise<void> {
    await this.getByRole('main').locator('h1').first().waitFor()
    const busy = () => document.querySelectorAll('main :is(#first-paint, [aria-busy="true"])').length
    await until(
      () => this.engine.evaluate<number>(`(${busy})()`),
      count => count === 0,
      count => `${count} parts of the page still load`,
    )
  }

  async waitUntilGone(locator: EngineLocator): Promise<void> {
    await until(
      () => locator.count(),
      count => count === 0,
      () => `${locator} stays`,
    )
  }

  /** Becomes the person of these cookies, or a visitor; nothing from before is kept. */
  async enterAs(cookies: Cookies = []): Promise<void> {
    await this.engine.go(`${this.origin}/healthz`)
    await this.engine.evaluate('(localStorage.clear(), sessionStorage.clear())')
    await this.engine.setCookies(cookies)
  }

  evaluate<Result>(look: () => Result): Promise<Result> {
    return this.engine.evaluate(`(${look})()`)
  }
}
