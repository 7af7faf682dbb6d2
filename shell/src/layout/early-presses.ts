// Presses on the page that the server drew. They are for the live page, so they are kept until it is there.

export const firstPaintId = 'first-paint'

const pressed = new Set<Element>()

/** From before the page's main code is loaded. */
export const keepEarlyPresses = (): void => {
  document.getElementById(firstPaintId)?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button, [role="button"]')
    if (button) pressed.add(button)
  })
}

/** In their order, each once: who presses again does so because nothing happened. */
export const takeEarlyPresses = (): Element[] => {
  const taken = [...pressed]
  pressed.clear()
  return taken
}
