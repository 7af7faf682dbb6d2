const nextFrame = () => new Promise(requestAnimationFrame)

/** The list gets the focus about a frame after it is drawn, and moves it in its own task. */
const patienceMs = 1000
const pauseMs = 50

const focusedOption = (): Element | null =>
  document.activeElement?.getAttribute('role') === 'option' ? document.activeElement : null

/** One after the other, once an option of the open list has the focus. */
export const pressAgain = async (keys: readonly string[]): Promise<void> => {
  const since = performance.now()
  for (const key of keys) {
    do await nextFrame()
    while (!focusedOption() && performance.now() - since < patienceMs)
    const init = { key, bubbles: true, cancelable: true }
    focusedOption()?.dispatchEvent(new KeyboardEvent('keydown', init))
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
}
