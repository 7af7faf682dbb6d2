import { expect, type Page } from '@playwright/test'

/**
 * The assistant's button may cover nothing that is used, nor read where the page has margins. Toasts and notices are temporary: they may not cover
 * buttons of a dialog, a form or a bar (choices, and what is between the head of a dialog and the buttons below it, can wait), tabs, other notices, or the focused field.
 */
const findCovered = (): string[] => {
  const buttons =
    'a[href], button:not([role="radio"], [role="checkbox"]), [type="submit"], :is(input, select, textarea):focus'
  const controls = 'a[href], button, input, select, textarea, [role="combobox"], [role="slider"]'
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 50) ||
    element.outerHTML.slice(0, 80)
  const { innerHeight, innerWidth } = window
  const positionOf = (element: Element) => getComputedStyle(element).position

  // What is not between the sticky bars has scrolled below them.
  const bars = [...document.querySelectorAll('body *')].filter(element => {
    const { width, height } = element.getBoundingClientRect()
    const isWide = width > innerWidth * 0.95 && height > 1 && height < innerHeight / 3
    return isWide && ['fixed', 'sticky'].includes(positionOf(element)) && isShown(element)
  })
  const boxes = bars.map(bar => bar.getBoundingClientRect())
  const top = Math.max(0, ...boxes.filter(box => box.top <= 1).map(box => box.bottom))
  const bottom = Math.min(
    innerHeight,
    ...boxes.filter(box => box.bottom >= innerHeight - 1).map(box => box.top),
  )
  const floats = (element: Element | null): boolean =>
    element !== null &&
    (positionOf(element) === 'fixed' || bars.includes(element) || floats(element.parentElement))
  const scrollsIn = (dialog: Element, element: Element | null): boolean =>
    element !== null &&
    element !== dialog &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowY) ||
      scrollsIn(dialog, element.parentElement))
  /** What is left of it in the parts that scroll or cut off their content, such as a long list or a line. */
  const shownPartOf = (element: Element, box: DOMRect): DOMRect => {
    if (element === document.body || positionOf(element) === 'fixed') return box
    const { overflowX, overflowY } = getComputedStyle(element)
    const clip = element.getBoundingClientRect()
    const [left, right] =
      overflowX === 'visible'
        ? [box.left, box.right]
        : [Math.max(box.left, clip.left), Math.min(box.right, clip.right)]
    const [top, bottom] =
      overflowY === 'visible'
        ? [box.top, box.bottom]
        : [Math.max(box.top, clip.top), Math.min(box.bottom, clip.bottom)]
    const shown = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    return element.parentElement ? shownPartOf(element.parentElement, shown) : shown
  }
  const meets = (floating: Element, needed: Element, box: DOMRect): boolean => {
    const other = floating.getBoundingClientRect()
    const [from, to] = floats(needed) ? [0, innerHeight] : [top, bottom]
    const isBeside = Math.min(box.right, other.right) - Math.max(box.left, other.left) <= 1
    return !isBeside && Math.min(box.bottom, other.bottom, to) - Math.max(box.top, other.top, from) > 1
  }

  /** Nothing is under the corners around a round button. */
  const meetsRound = (round: Element, box: DOMRect): boolean => {
    const { left, top, width, height } = round.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const nearest = [
      Math.max(box.left - x, x - box.right, 0),
      Math.max(box.top - y, y - box.bottom, 0),
    ] as const
    return Math.hypot(...nearest) < width / 2 - 1
  }

  const found = new Set<string>()
  const note = (floating: Element, needed: Element, whole = needed.getBoundingClientRect()) => {
    const isSame = floating.contains(needed) || needed.contains(floating)
    const box = shownPartOf(needed, whole)
    if (!isSame && box.width > 1 && box.height > 1 && isShown(needed) && meets(floating, needed, box))
      found.add(`“${nameOf(floating)}” covers “${nameOf(needed)}”`)
  }

  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
    .filter(isShown)
    .at(-1)
  const assistant = document.querySelector('button[aria-label="AI Assistant"]')
  if (assistant && !dialog) {
    // On a narrow screen, what is only read can be scrolled away.
    const isNarrow = innerWidth < 1024
    const used = isNarrow ? controls : `:is(${controls}, article, form)`
    for (const each of document.querySelectorAll(used))
      for (const line of each.getClientRects())
        if (isShown(assistant) && meetsRound(assistant, line)) note(assistant, each, line)
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (!isNarrow && texts.nextNode()) {
      const around = texts.currentNode.parentElement
      if (!around || !/\S/.test(texts.currentNode.textContent ?? '')) continue
      if (around.getBoundingClientRect().width <= 1) continue // for screen readers only
      range.selectNodeContents(texts.currentNode)
      for (const line of range.getClientRects()) note(assistant, around, line)
    }
  }
  const notices = '[role="alert"], [role="status"]:not([aria-busy="true"])' // without what is still loading
  const needed = [...(dialog ?? document).querySelectorAll(`${buttons}, ${notices}`)].filter(
    each =>
      each.matches(notices) ||
      (dialog
        ? each.matches(':focus') || !scrollsIn(dialog, each)
        : each.closest('form, [role="tablist"]') || floats(each)),
  )
  for (const floating of document.querySelectorAll('[role="region"] > ol > li, [data-notice]'))
    if (isShown(floating)) for (const each of needed) note(floating, each)
  return [...found]
}

export const coveredOn = (page: Page): Promise<string[]> => page.evaluate(findCovered)

/** Waits until they have settled. */
export const expectUncovered = (page: Page, where: string): Promise<void> =>
  expect.poll(() => coveredOn(page), `what is covered ${where}`).toEqual([])
