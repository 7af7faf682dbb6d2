/** Loads the tooltips of icon buttons once one is pointed at, or reached with Tab; again if that fails. */
export const watchIconButtons = (): void => {
  let isLoading = false
  const begin = (event: Event) => {
    const isFocused = event instanceof KeyboardEvent
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-tip]')
    if (isLoading || !button || (isFocused ? event.key !== 'Tab' : isTouch(event))) return
    isLoading = true
    import(/* webpackChunkName: "on-demand-tooltips" */ './draw-tooltips.tsx').then(
      ({ drawTooltips }) => {
        document.removeEventListener('pointerover', begin)
        document.removeEventListener('keyup', begin)
        drawTooltips(button, isFocused)
      },
      () => {
        isLoading = false
      },
    )
  }
  document.addEventListener('pointerover', begin)
  document.addEventListener('keyup', begin)
  // It can have been there before this was.
  const pointed = matchMedia('(hover: hover)').matches && document.querySelector('[data-tip]:hover')
  if (pointed) pointed.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
}

const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch'
