// Where something that floats over the page for a while covers nothing important.
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

/** A choice can wait until the toast has gone. */
const buttons = 'button:not([role="radio"], [role="checkbox"]), a[href], [type="submit"]'
/** If there is no room for all. */
const mostNeeded = `${buttons}, :is(input, select, textarea):focus`
const controls = 'button, a[href], input, select, textarea, [role="combobox"], [role="slider"]'

/** Messages that appear on their own. */
const notices = '[role="alert"], [role="status"]:not([aria-busy])'
const dialogs = '[role="dialog"], [role="alertdialog"]'

/** In px, from what it must not cover and from the edges of the window. */
const gapPx = 8
const edgePx = 16

/** Dialogs open and forms grow beneath it. */
const lookEveryMs = 250

/**
 * The style that puts the floating element as low as possible without covering a control of a form, a dialog or a bar, a tab, or a notice;
 * if fields leave no room, without covering a button or the focused field; in a full dialog, without covering the buttons at its
 * foot. It moves only when something appears beneath it. Empty without
 * an `id`, and if no place is free.
 */
export const useFreePlace = (
  element: RefObject<HTMLElement | null>,
  id: string | number | undefined,
): CSSProperties => {
  const [top, setTop] = useState<number>()
  useLayoutEffect(() => {
    setTop(undefined)
    if (id === undefined) return
    let isPlaced = false
    const look = () => {
      const floating = element.current
      if (!floating || (isPlaced && isFree(floating))) return
      isPlaced = true
      setTop(findFreeTop(floating))
    }
    look()
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [element, id])
  return top === undefined ? {} : { top, bottom: 'auto' }
}

const findFreeTop = (floating: HTMLElement): number | undefined => {
  const box = floating.getBoundingClientRect()
  const bottom = window.innerHeight - edgePx
  const above = (selector: string) => topAbove(boxesOf(needed(floating, selector)), box, bottom)
  return above(controls) ?? above(mostNeeded) ?? topAbove(boxesOf(staying(floating)), box, bottom)
}

const isFree = (floating: HTMLElement): boolean => {
  const box = floating.getBoundingClientRect()
  const { innerHeight } = window
  if (box.top < 0 || box.bottom > innerHeight) return false
  return boxesOf(needed(floating, mostNeeded)).every(other => !isOver(box, other))
}

/** The buttons at the foot of a dialog matter more than those in it. */
const staying = (floating: HTMLElement): Element[] =>
  needed(floating, buttons).filter(each => each.matches(notices) || isInBar(each))

/** With a dialog open, the page below cannot be used. */
const needed = (floating: HTMLElement, selector: string): Element[] => {
  const dialog = [...document.querySelectorAll(dialogs)].at(-1)
  return [...(dialog ?? document).querySelectorAll(`${selector}, ${notices}`)]
    .filter(each => !floating.contains(each) && isInWindow(each))
    .filter(
      each => dialog || each.matches(notices) || each.closest('form, [role="tablist"]') || isInBar(each),
    )
}

/** Elements only for screen readers are 1 px wide. */
const isInWindow = (element: Element): boolean => {
  const { top, bottom, width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && top < window.innerHeight && bottom > 0
}

/** The page, or what a dialog has of it, scrolls below them. */
const isInBar = (element: Element): boolean => {
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    const { position, overflowY } = getComputedStyle(each)
    if (['fixed', 'sticky'].includes(position)) return true
    if (['auto', 'scroll'].includes(overflowY) && each.closest(dialogs)) return false
  }
  return false
}

const boxesOf = (elements: Element[]): DOMRect[] => elements.map(element => element.getBoundingClientRect())

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * The lowest top, in px, at which a box of this width, height and left edge ends at or above `bottom` and touches none of the
 * others. Undefined if there is none.
 * @internal exported for tests
 */
export const topAbove = (others: readonly DOMRect[], box: DOMRect, bottom: number): number | undefined => {
  let end = bottom
  for (const other of others.toSorted((one, another) => another.bottom - one.bottom)) {
    const isBeside = other.right <= box.left || other.left >= box.right
    if (!isBeside && other.top - gapPx < end && other.bottom + gapPx > end - box.height)
      end = other.top - gapPx
  }
  return end - box.height >= edgePx ? end - box.height : undefined
}
