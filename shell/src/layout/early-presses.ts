// Presses on the server-drawn page, before its code is loaded. They are kept until the page can handle them.

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
  const taken = [...pressed].filter(isWanted)
  for (const element of taken) pressed.delete(element)
  return taken
}

/** Those on the app's first paint, in order, each once: people press again because nothing happened. */
export const takeEarlyPresses = (): Element[] => take(isInFirstPaint)

/** Those on the header and the footer, which are live from now on and handle presses themselves. */
export const takePressesOnShell = (): Element[] => {
  isShellLive = true
  return take(element => !isInFirstPaint(element))
}
