import { takeEarlyPresses } from './early-presses.ts'

const controls = 'a[href], button, input, textarea, select, summary, [tabindex]'

const signOf = (control: Element): string =>
  [
    control.tagName,
    ...['role', 'type', 'name', 'href', 'aria-label'].map(name => control.getAttribute(name)),
    control.textContent,
  ].join('\n')

/** Among similar controls, the one in the same place. */
const likenessIn = (live: Element, drawn: Element) => {
  const alike = (root: Element, sign: string) =>
    [...root.querySelectorAll(controls)].filter(control => signOf(control) === sign)
  return (control: Element): HTMLElement | undefined => {
    const sign = signOf(control)
    const like = alike(live, sign)[alike(drawn, sign).indexOf(control)]
    return like instanceof HTMLElement ? like : undefined
  }
}

export type TextControl = HTMLInputElement | HTMLTextAreaElement

export const isText = (control: Element | null | undefined): control is TextControl =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement

/** React handles it as input, whether or not it controls the value. */
export const type = (control: TextControl, words: string) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, words)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Some controls act as soon as they are pressed down. */
export const press = (button: HTMLElement) => {
  const init = { bubbles: true, cancelable: true, button: 0 }
  for (const end of ['down', 'up']) {
    button.dispatchEvent(new PointerEvent(`pointer${end}`, { ...init, pointerType: 'mouse' }))
    button.dispatchEvent(new MouseEvent(`mouse${end}`, init))
  }
  button.click()
}

/** One press's changes, such as the address, are drawn before the next. */
const betweenPressesMs = 100

/** Call the returned function once React is done with the live page's first frame, when the drawn one may be gone. */
export const carryOver = (drawn: Element, live: Element): (() => void) => {
  const likenessOf = likenessIn(live, drawn)
  const typed = [...drawn.querySelectorAll('input, textarea')].flatMap(control => {
    const like = isText(control) && control.value !== control.defaultValue && likenessOf(control)
    return like && isText(like) ? { like, words: control.value } : []
  })
  // The browser opens these without any script.
  const opened = [...drawn.querySelectorAll('details[open] > summary')].flatMap(summary => {
    const like = likenessOf(summary)
    return like?.closest('details')?.open === false ? [like] : []
  })
  const focused = document.activeElement
  const focus = focused && drawn.contains(focused) ? likenessOf(focused) : undefined
  const selection = isText(focused) ? ([focused.selectionStart, focused.selectionEnd] as const) : null
  const pressed = takeEarlyPresses().flatMap(button => likenessOf(button) ?? [])
  return () => {
    for (const { like, words } of typed) type(like, words)
    for (const summary of opened) summary.click()
    focus?.focus({ preventScroll: true })
    if (isText(focus) && selection && selection[0] !== null) focus.setSelectionRange(...selection)
    pressed.forEach((button, place) => {
      if (place === 0) press(button)
      else setTimeout(() => press(button), place * betweenPressesMs)
    })
  }
}
