import { firstPaintId } from '@portal/releases/names'

const pressed = new Set<Element>()
let isShellLive = false

const isInFirstPaint = (element: Element): boolean => element.closest(`#${firstPaintId}`) !== null

const keep = ({ target }: Event): void => {
  const button = target instanceof Element && target.closest('button, [role="button"]')
  if (button && (!isShellLive || isInFirstPaint(button))) pressed.add(button)
}

/** From now on, and those from before any file had loaded. */
export const keepEarlyPresses = (pressedBefore: readonly Event[] = []): void => {
  for (const press of pressedBefore) keep(press)
  document.addEventListener('click', keep)
}

const take = (isWanted: (element: Element) => boolean): Element[] => {
  const elements = [...pressed].filter(isWanted)
  for (const element of elements) pressed.delete(element)
  return elements
}

/** On the app's first paint, in order, each once: people press again because nothing happened. */
export const takeEarlyPresses = (): Element[] => take(isInFirstPaint)

/** On the header and the footer, which handle presses themselves from now on. */
export const takePressesOnShell = (): Element[] => {
  isShellLive = true
  return take(element => !isInFirstPaint(element))
}
